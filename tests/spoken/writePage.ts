import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter'
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { format, resolveConfig } from 'prettier'

const PAGE = 'docs/spoken.md'

interface Told {
  name: string
  lines: string[]
}

const page = (steps: readonly Told[], pages: readonly Told[]) => `# How the shop sounds

What Orca, the screen reader of GNOME, says of the shop in Firefox. This page is written by \`npm run
test:spoken -- --update-snapshots\`; \`npm run test:spoken\` fails if a step isn't told exactly once, or if a
visible piece of a page isn't heard in its place.

## A purchase by keyboard

Each step presses a key on the element with the focus. Orca first says which element that is, and then
what the key has done.

| step | what is said |
| --- | --- |
${steps.map(({ name, lines }) => `| ${name} | ${lines.join(' · ').replaceAll('|', '\\|')} |`).join('\n')}

## Page by page

What is said of each line, from the top of a page to its end, as the shopper presses ↓. Orca calls an
element clickable if the page reacts to clicks on it or around it.

${pages
  .map(
    ({ name, lines }) =>
      `### ${name.replace(/^./, (letter) => letter.toUpperCase())}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``,
  )
  .join('\n\n')}
`

/** Firefox's tabs are said, too, when a page arrives. */
const isOfPage = (line: string) => !line.endsWith(' page tab.')

/** What the tests of a file have attached, in the order of the file. */
function toldIn(file: string, suite: Suite): Told[] {
  return suite
    .allTests()
    .filter(({ location }) => basename(location.file) === file)
    .flatMap(({ results }) => results.at(-1)?.attachments ?? [])
    .map(({ name, body }) => ({ name, lines: String(body).split('\n').filter(isOfPage) }))
}

/** Writes what the tests have attached to docs/spoken.md, if `--update-snapshots` asks for it. */
export default class PageWriter implements Reporter {
  #suite: Suite | undefined
  #isWriting = false

  onBegin({ updateSnapshots }: FullConfig, suite: Suite) {
    this.#suite = suite
    this.#isWriting = updateSnapshots === 'all' || updateSnapshots === 'changed'
  }

  async onEnd({ status }: FullResult) {
    if (!this.#suite || !this.#isWriting || status !== 'passed') return
    const text = page(toldIn('journey.spec.ts', this.#suite), toldIn('pages.spec.ts', this.#suite))
    const options = await resolveConfig(PAGE)
    writeFileSync(PAGE, await format(text, { ...options, parser: 'markdown' }))
  }
}
