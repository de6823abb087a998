/** 'Shift+Tab' as its modifiers and the key. */
export function splitChord(chord: string): { modifiers: string[]; key: string } {
  const parts = chord.split('+')
  return { modifiers: parts.slice(0, -1), key: parts.at(-1) ?? '' }
}
