/**
 * MSW reads `localStorage` when imported, and fails to load if the browser forbids that. This
 * module, imported before MSW, replaces it with an empty storage; `restoreStorage` undoes that.
 */
const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

if (own?.configurable === true && !isReadable()) {
  Object.defineProperty(globalThis, 'localStorage', { value: {}, configurable: true })
}

function isReadable(): boolean {
  try {
    globalThis.localStorage.getItem('')
    return true
  } catch {
    return false
  }
}

export function restoreStorage(): void {
  if (own?.configurable === true) Object.defineProperty(globalThis, 'localStorage', own)
}
