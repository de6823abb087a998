import { lists } from '@/contract/lists'

/**
 * Fields, in lower case, whose values Redux DevTools never shows. Private text
 * that a shopper writes belongs here.
 */
const secrets = new Set(['password', 'authtoken', 'encodedtoken', 'authorization'])

/** Each of these fields marks a private item, stored or being sent. */
const privateFields = Object.values(lists).flatMap(
  ({ sensitiveFields }): readonly string[] => sensitiveFields,
)

/** An item of a private list, even if incomplete. Everything but its _id is private. */
function isPrivateItem(value: object): boolean {
  return Object.entries(value).some(
    ([key, field]) => typeof field === 'string' && privateFields.includes(key),
  )
}

/**
 * Redacts every password, token and private item within a value, in place and at any depth.
 *
 * @param isPublic what isn't searched, such as a large catalogue
 */
export function redactInPlace(
  value: unknown,
  isPublic: (value: object) => boolean = () => false,
): void {
  if (typeof value !== 'object' || value === null || isPublic(value)) return
  const isPrivate = isPrivateItem(value)
  for (const [key, field] of Object.entries(value)) {
    const isSecret = secrets.has(key.toLowerCase()) && field !== null
    if (isSecret || (isPrivate && key !== '_id')) Reflect.set(value, key, '«redacted»')
    else redactInPlace(field, isPublic)
  }
}
