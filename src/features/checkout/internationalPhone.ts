/**
 * A typed phone number as payment providers expect it, such as +919876543210. Numbers without a country
 * code are Indian mobiles. Undefined for any other text, which a provider would reject.
 */
export function internationalPhone(text: string): string | undefined {
  const digits = text
    .normalize('NFKC')
    // Devanagari digits, of an Indian keyboard.
    .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    // An optional '(0)' is only dialled without the country code. A copied number has invisible marks.
    .replace(/\(0\)|[\s\p{Cf}\p{Pd}().]/gu, '')
    .replace(/^00/, '+')
  const [, mobile] = /^(?:\+91|91)?0?([6-9]\d{9})$/.exec(digits) ?? []
  if (mobile !== undefined) return `+91${mobile}`
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : undefined
}
