/** Something that waits, until the test opens the gate. */
export function createGate() {
  let release: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    release = resolve
  })
  const open = () => {
    release()
  }
  return { opened, open }
}
