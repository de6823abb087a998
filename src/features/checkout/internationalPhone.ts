/**
 * A typed phone number as payment providers expect it, such as +919876543210. Numbers without a country
 * code are Indian mobiles. Undefined for any other text, which a provider would reject.
 */
export function internationalPhone(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits
  const [, mobile] = /^(?:0|91)?([6-9]\d{9})$/.exec(digits) ?? []
  return mobile && `+91${mobile}`
}
