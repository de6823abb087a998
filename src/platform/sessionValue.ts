import * as v from 'valibot'

/**
 * A value in this tab's session storage. Content that doesn't match the schema counts as absent; if
 * storage is blocked, nothing is stored.
 */
export function createSessionValue<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  const Stored = v.pipe(v.string(), v.parseJson(), schema)
  return {
    read: (): T | undefined => {
      try {
        const stored = v.safeParse(Stored, sessionStorage.getItem(key))
        return stored.success ? stored.output : undefined
      } catch {
        return undefined
      }
    },
    write: (value: T): void => {
      try {
        sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // The page does without it.
      }
    },
    clear: (): void => {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was stored.
      }
    },
  }
}
