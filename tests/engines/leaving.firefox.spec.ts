import { heading, link, test, waitForHydration } from './fixtures'
import { whileLoading } from './whileLoading'

// Firefox logs this about the chunk itself.
test.use({ expectedNoise: [/Worker intercepted/] })

/** Waits for the host ten times. Runs in the page. */
async function callHost(): Promise<void> {
  for (let calls = 0; calls < 10; calls += 1)
    await fetch('/', { method: 'HEAD', cache: 'no-store' })
}

// Firefox cancels a page's requests as soon as it starts to be left, and lets the page run on until the next
// one arrives.
test('a page that is left while a section loads reports no failure, and stays left', async ({
  tab,
  host,
}) => {
  const release = host.hold(/^\/assets\/HomePage-|^\/productlisting/)
  await tab.goto('/login')
  await waitForHydration(tab)
  await link(tab, 'Frond').click()
  await host.waitForHeld(/HomePage/)
  await tab.open('/productlisting')
  await host.waitForHeld(/productlisting/)
  // Takes longer than the page would take to ask the host whether it can reload.
  await whileLoading(() => tab.evaluate(callHost))
  release()
  await heading(tab, 'Showing All Products').waitFor()
})

/** Calls the backend and starts to leave the page. Runs in the page. */
function callAndLeave(): void {
  setTimeout(() => {
    for (let calls = 0; calls < 40; calls += 1) void fetch('/api/products').catch(() => undefined)
    location.assign('/productlisting')
    // Firefox cancels the calls before the page can handle what the worker passes on.
    const end = performance.now() + 150
    while (performance.now() < end);
  })
}

test('a page that is left while it calls the backend logs nothing', async ({ tab, host }) => {
  const release = host.hold(/^\/productlisting/)
  await tab.goto('/login')
  await waitForHydration(tab)
  for (let leaves = 0; leaves < 4; leaves += 1) {
    await tab.evaluate(callAndLeave)
    await host.waitForHeld(/productlisting/)
    await whileLoading(() => tab.evaluate(callHost))
  }
  release()
  await heading(tab, 'Showing All Products').waitFor()
})
