import type { Desktop } from './desktop'

/** More lines than any page has. */
const MOST_LINES = 400

/** Presses of ↓ in a row without a word, after which the page has ended; some lines are blank. */
const SILENT_AT_END = 6

/** Reads a page from its top, line by line, and returns what is said. */
export async function readThrough({ press, speech }: Desktop): Promise<string[]> {
  await press('ctrl+Home')
  const start = speech.position()
  let last = start
  let silent = 0
  for (let line = 0; line < MOST_LINES && silent < SILENT_AT_END; line += 1) {
    await press('Down')
    silent = speech.position() === last ? silent + 1 : 0
    last = speech.position()
  }
  return speech.since(start)
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

/** The pieces that aren't among the phrases in the same order. */
export function unheard(pieces: readonly string[], phrases: readonly string[]): string[] {
  const heard = words(phrases.join(' ').replace(ROLES, ' '))
  let position = 0
  return pieces.filter((piece) => {
    const text = words(piece)
    const found = heard.indexOf(text, position)
    if (found === -1) return true
    position = found + text.length
    return false
  })
}
