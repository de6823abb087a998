import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { AppThunk } from '../store/types'
import { cancelOperations, operationKind, startOperation } from './pendingOperations'

interface RestorationOptions<T> {
  /** The operation's name in the log. */
  kind: string
  /** What is saved of an entry, and sent to add it again. */
  schema: v.GenericSchema<unknown, T>
  /** Refetches the list; resolves to undefined if that fails. */
  refetch: (user: string) => AppThunk<Promise<readonly { _id: string }[] | undefined>>
  /** Adds the entry; resolves to whether that has succeeded. */
  add: (user: string, entry: T) => AppThunk<Promise<boolean>>
}

/**
 * Undoes the removal of a list's entry that one request adds again, even if a reload or a failure
 * interrupts that: register the `operation` in the store.
 */
export function createRestoration<T extends { _id: string }>({
  kind,
  schema,
  refetch,
  add,
}: RestorationOptions<T>) {
  const RestorationSchema = v.object({
    id: v.string(),
    user: v.string(),
    kind: v.literal(kind),
    entry: schema,
  })

  return {
    operation: operationKind(
      RestorationSchema,
      ({ user, entry }, { isResumed, isFirst }) =>
        async (dispatch) => {
          if (isResumed || !isFirst) {
            // An earlier attempt may have succeeded although its reply was lost.
            const list = await dispatch(refetch(user))
            if (!list) return 'blocked'
            if (list.some(({ _id }) => _id === entry._id)) return 'finished'
          }
          return (await dispatch(add(user, entry))) ? 'finished' : 'blocked'
        },
    ),

    /** Adds a removed entry again. */
    restore:
      (removed: T): AppThunk<Promise<void>> =>
      async (dispatch, getState, { selectUserKey }) => {
        const user = selectUserKey(getState())
        if (user === null) return
        const restoration = { id: nanoid(), user, kind, entry: v.parse(schema, removed) }
        await dispatch(startOperation(restoration))
      },

    /** Cancels what is pending, for an entry that the shopper removes again. */
    cancel: (user: string, entryId: string): AppThunk<Promise<void>> =>
      cancelOperations(user, (operation) => {
        const restoration = v.safeParse(RestorationSchema, operation)
        return restoration.success && restoration.output.entry._id === entryId
      }),
  }
}
