/** Control and format characters, which forge lines and move the cursor, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Text from outside, on one line and without terminal escapes. */
export function printable(text: string): string {
  return text.replace(
    INVISIBLE,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  )
}

/** Prints one line on standard output. */
export function log(line: string): void {
  console.log(printable(line))
}

/** Prints one line on standard error. */
export function logError(line: string): void {
  console.error(printable(line))
}

/**
 * Keeps the server running when its log's reader goes away, as after `| head`: Node ends a process
 * whose output reports an error that nothing listens to.
 */
export function ignoreLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
