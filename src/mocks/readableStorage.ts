/**
 * MSW reads `localStorage` while it is imported and fails as a whole where the browser forbids it.
 * Imported before MSW, this shows it an empty storage; `restoreStorage` puts the browser's back.
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
