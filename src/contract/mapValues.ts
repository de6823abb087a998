/**
 * An object with the same keys, and what `map` makes of each value. Its type is the caller's: none can
 * say how a generic function maps each value's own type.
 */
export function mapValues<TMapped extends object, TValue>(
  object: Readonly<Record<keyof TMapped, TValue>>,
  map: (value: TValue, key: keyof TMapped) => unknown,
): TMapped {
  /* eslint-disable @typescript-eslint/consistent-type-assertions -- Object.entries and fromEntries forget which keys they had. */
  const entries = Object.entries(object) as [keyof TMapped, TValue][]
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as TMapped
}
