import * as v from 'valibot'
import { storedName } from './storedName'

/**
 * A value in one of the browser's storages. Content that doesn't match the schema is erased and counts as
 * absent. If the browser refuses to store the value, it lasts as long as the page.
 */
export function createStoredValue<T>(
  storage: 'localStorage' | 'sessionStorage',
  name: string,
  schema: v.GenericSchema<unknown, T>,
) {
  const key = storedName(name)
  const Stored = v.pipe(v.string(), v.parseJson(), schema)
  let unstored: T | undefined
  const clear = (): void => {
    unstored = undefined
    try {
      window[storage].removeItem(key)
    } catch {
      // Nothing was stored.
    }
  }
  return {
    key,
    read: (): T | undefined => {
      try {
        const content = window[storage].getItem(key)
        if (content === null) return unstored
        // What is stored replaces it for good: it may be another tab's, and end there.
        unstored = undefined
        const value = v.safeParse(Stored, content)
        if (value.success) return value.output
        clear()
        return undefined
      } catch {
        return unstored
      }
    },
    /** Returns false if the browser refuses to store the value. */
    write: (value: T): boolean => {
      try {
        window[storage].setItem(key, JSON.stringify(value))
        return true
      } catch {
        clear()
        unstored = value
        return false
      }
    },
    clear,
  }
}

/** How the names of stored values that begin with a prefix go on. */
export function storedEndings(prefix: string): string[] {
  const start = storedName(prefix)
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(start))
    return keys.map((key) => key.slice(start.length))
  } catch {
    return []
  }
}
