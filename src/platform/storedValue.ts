import * as v from 'valibot'

/**
 * A value in one of the browser's storages. Content that doesn't match the schema counts as absent; if
 * storage is blocked, nothing is stored.
 */
export function createStoredValue<T>(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  schema: v.GenericSchema<unknown, T>,
) {
  const Stored = v.pipe(v.string(), v.parseJson(), schema)
  return {
    read: (): T | undefined => {
      try {
        const stored = v.safeParse(Stored, window[storage].getItem(key))
        return stored.success ? stored.output : undefined
      } catch {
        return undefined
      }
    },
    write: (value: T): void => {
      try {
        window[storage].setItem(key, JSON.stringify(value))
      } catch {
        // The page does without it.
      }
    },
    clear: (): void => {
      try {
        window[storage].removeItem(key)
      } catch {
        // Nothing was stored.
      }
    },
  }
}
