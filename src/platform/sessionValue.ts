import type * as v from 'valibot'
import { createStoredValue } from './storedValue'

/** A value in this tab's session storage. */
export const createSessionValue = <T>(key: string, schema: v.GenericSchema<unknown, T>) =>
  createStoredValue('sessionStorage', key, schema)
