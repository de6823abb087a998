/** Milliseconds until a downloaded file's object URL is revoked. */
const FILE_MS = 10_000

/** Lets the browser download a file with this text. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => {
    URL.revokeObjectURL(href)
  }, FILE_MS)
}
