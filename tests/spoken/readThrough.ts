import type { Desktop } from './desktop'

/** More lines than any page has. */
const MOST_LINES = 400

/** Presses of ↓ in a row without a word, after which the page has ended; some lines are blank. */
const SILENT_AT_END = 6

/** Reads a page from its top, and returns what is said of each line. */
export async function readThrough({ press, speech }: Desktop): Promise<string[]> {
  await press('ctrl+Home')
  const lines: string[] = []
  let silent = 0
  while (lines.length < MOST_LINES && silent < SILENT_AT_END) {
    const start = speech.position()
    await press('Down')
    const said = speech.since(start)
    silent = said.length === 0 ? silent + 1 : 0
    if (said.length > 0) lines.push(said.join(' '))
  }
  return lines
}

/** Text without what a synthesiser doesn't pronounce. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}₹%]+/gu, ' ')
    .trim()

/** What Orca adds to each line of a heading or a link, so also between the lines of one piece. */
const ROLES =
  /\b(heading level \d|visited link|link|clickable|description value|description term)\b/g

/** The pieces that aren't among the lines in the same order. */
export function unheard(pieces: readonly string[], lines: readonly string[]): string[] {
  const heard = words(lines.join(' ').replace(ROLES, ' '))
  let position = 0
  return pieces.filter((piece) => {
    const text = words(piece)
    const found = heard.indexOf(text, position)
    if (found === -1) return true
    position = found + text.length
    return false
  })
}
