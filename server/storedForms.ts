import { canonicalText } from '../src/mocks/canonicalText'

/**
 * The forms in which text may have been stored before it was canonical. The text as it is comes first:
 * two of its forms may have been stored as two things.
 */
export function storedForms(text: string): string[] {
  return [...new Set([text, canonicalText(text), text.normalize('NFD')])]
}
