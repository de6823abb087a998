const REQUESTED_KEY = 'frond.persistenceRequested'

/**
 * Firefox asks the shopper; Chromium and WebKit decide by themselves. Told by a property that only
 * Firefox has, because no capability says so: `navigator.permissions.query` answers 'prompt' in Chromium
 * too, which never prompts, and rejects in WebKit.
 */
const doesPrompt = () => 'mozInnerScreenX' in window

/**
 * Asks the browser, once per device and only if it doesn't prompt, to keep the shop's storage when disk
 * space runs low. Never throws.
 */
export async function requestPersistence(): Promise<void> {
  try {
    if (doesPrompt() || localStorage.getItem(REQUESTED_KEY) !== null) return
    localStorage.setItem(REQUESTED_KEY, 'true')
    // Missing on plain HTTP.
    if ('storage' in navigator && !(await navigator.storage.persisted()))
      await navigator.storage.persist()
  } catch {
    // Storage is blocked.
  }
}
