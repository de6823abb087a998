import type { EnginePage } from './enginePage'

declare global {
  interface Window {
    /** How often the page has been printed, and the files that it has saved. */
    output?: { printed: number; files: { name: string; text: string }[] }
  }
}

/** Records what the open page prints and saves from now on, in place of the browser's own dialogs. */
export const recordOutput = (tab: EnginePage): Promise<void> =>
  tab.evaluate(() => {
    const output: Window['output'] = { printed: 0, files: [] }
    window.output = output
    window.print = () => {
      output.printed += 1
    }
    let lastFile = new Blob()
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) lastFile = file
      return 'blob:'
    }
    HTMLAnchorElement.prototype.click = function save() {
      const name = this.download
      void lastFile.text().then((text) => output.files.push({ name, text }))
    }
  })

/** Waits until the page has been printed once, and has saved a calendar that waters these plants. */
export async function expectOutput(tab: EnginePage, ...plants: string[]): Promise<void> {
  const read = () => [
    window.output?.printed,
    ...(window.output?.files ?? []).flatMap(({ name, text }) => [
      name,
      ...(text.match(/(?<=SUMMARY:Water ).+(?=\r\n)/g) ?? []),
    ]),
  ]
  await tab.waitUntil(read, [1, 'frond-watering.ics', ...plants])
}
