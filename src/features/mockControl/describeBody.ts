import { redactInPlace } from '../../store/redaction'

/** Maximum length of a shown body, in characters. */
const LONGEST_BODY = 2000

/** A body's JSON without passwords, tokens and addresses. One that isn't JSON isn't shown. */
export function describeBody(body: string): string {
  if (body === '') return ''
  try {
    const parsed: unknown = JSON.parse(body)
    redactInPlace(parsed)
    const shown = JSON.stringify(parsed)
    return shown.length > LONGEST_BODY ? `${shown.slice(0, LONGEST_BODY)}…` : shown
  } catch {
    return '«no JSON»'
  }
}
