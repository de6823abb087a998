import * as v from 'valibot'

/**
 * Fields, in lower case, whose values Redux DevTools and the mock's call log never show. Private text
 * that a shopper writes belongs here.
 */
const secrets = new Set(['password', 'authtoken', 'encodedtoken', 'authorization'])

/** An address, saved or being sent, even if incomplete. Everything but its _id is private. */
const AddressLike = v.union([
  v.looseObject({ pincode: v.string() }),
  v.looseObject({ mobile: v.string() }),
])

/**
 * Redacts every password, token and address within a value, in place and at any depth.
 *
 * @param isPublic what isn't searched, such as a large catalogue
 */
export function redactInPlace(
  value: unknown,
  isPublic: (value: object) => boolean = () => false,
): void {
  if (typeof value !== 'object' || value === null || isPublic(value)) return
  const isAddress = v.is(AddressLike, value)
  for (const [key, entry] of Object.entries(value)) {
    const isSecret = secrets.has(key.toLowerCase()) && entry !== null
    if (isSecret || (isAddress && key !== '_id')) Reflect.set(value, key, '«redacted»')
    else redactInPlace(entry, isPublic)
  }
}
