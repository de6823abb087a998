/** A string in a history entry's state, which may hold anything. */
export function stringInState(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const value: unknown = Reflect.get(state, key)
  return typeof value === 'string' ? value : undefined
}
