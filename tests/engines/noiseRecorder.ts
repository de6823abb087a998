const KEY = 'engines.noise'

/** Keeps what a page logs for as long as its tab is open. Runs before the page's own scripts. */
function recordNoise(key: string) {
  const note = (text: string) => {
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${text}\n`)
  }
  for (const method of ['error', 'warn'] as const) {
    const log = console[method].bind(console)
    console[method] = (...data: unknown[]) => {
      note(data.map(String).join(' '))
      log(...data)
    }
  }
  addEventListener('error', ({ message }) => {
    note(message)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    note(String(reason))
  })
  document.addEventListener('securitypolicyviolation', (event) => {
    note(`Policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
  })
}

/**
 * For WebKitGTK, whose driver can neither read the console nor run scripts before a page's own. The
 * host inserts it into the pages.
 */
export const noiseRecorder = `(${String(recordNoise)})(${JSON.stringify(KEY)})`

/** Runs in the page. */
function takeRecordedInPage(key: string): string {
  const recorded = sessionStorage.getItem(key) ?? ''
  sessionStorage.removeItem(key)
  return recorded
}

export async function takeRecorded(
  evaluate: (inPage: (key: string) => string, key: string) => Promise<string>,
): Promise<string[]> {
  return (await evaluate(takeRecordedInPage, KEY)).split('\n').filter((line) => line !== '')
}
