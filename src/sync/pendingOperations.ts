import { createAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { AppThunk, StartListening } from '../app/store'
import { withLock } from './locks'
import type { PendingOperation } from './operationLog'
import { retryNeeded } from './retryLoop'

/** A step's result: the operation as it is now, or its end. A 'blocked' one is retried later. */
export type StepResult<T extends PendingOperation> = T | 'finished' | 'blocked'

/** Where an operation is taken up. */
interface StepContext {
  /** It was interrupted by a reload, a logout or a failure. */
  isResumed: boolean
  /** It's the first step since it was taken up. */
  isFirst: boolean
}

/** A kind of operation, as a feature registers it in the store. */
export interface OperationKind {
  matches: (entry: unknown) => entry is PendingOperation
  /** Undefined for an operation of another kind. */
  takeStep: (
    operation: PendingOperation,
    context: StepContext,
  ) => AppThunk<Promise<StepResult<PendingOperation>>> | undefined
}

/** Defines a kind by the schema of its saved state and by what takes it one step further. */
export function operationKind<T extends PendingOperation>(
  schema: v.GenericSchema<unknown, T>,
  takeStep: (operation: T, context: StepContext) => AppThunk<Promise<StepResult<T>>>,
): OperationKind {
  const matches = (entry: unknown): entry is T => v.is(schema, entry)
  return {
    matches,
    takeStep: (operation, context) =>
      matches(operation) ? takeStep(operation, context) : undefined,
  }
}

const operationSaved = createAction<PendingOperation>('operations/saved')

/** Saves an operation and then starts it; resolves once a reload can't lose it. */
export function startOperation(operation: PendingOperation): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { operationLog }) => {
    await operationLog.save(operation)
    dispatch(operationSaved(operation))
  }
}

/** Runs an operation as far as it goes and saves each step; resolves to true once it has ended. */
function runOperation(
  { id, user }: PendingOperation,
  isResumed: boolean,
): AppThunk<Promise<boolean>> {
  return (dispatch, _getState, { operationLog, operationKinds }) => {
    const takeStep = async (operation: PendingOperation, isFirst: boolean) => {
      for (const kind of operationKinds) {
        const step = kind.takeStep(operation, { isResumed, isFirst })
        if (step) return dispatch(step)
      }
      return 'blocked'
    }

    return withLock(`frond.operation.${id}`, async () => {
      // Read again: another tab may have ended it meanwhile.
      let operation = (await operationLog.listForUser(user)).find((open) => open.id === id)
      for (let isFirst = true; operation; isFirst = false) {
        const result: StepResult<PendingOperation> = await takeStep(operation, isFirst)
        if (result === 'blocked') return false
        if (result === 'finished') await operationLog.remove(operation)
        else await operationLog.save(result)
        operation = result === 'finished' ? undefined : result
      }
      return true
    })
  }
}

/** Resumes the shopper's pending operations; resolves to true if none is left. */
export function resumeOperations(kind?: string): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { operationLog, selectUserKey }) => {
    const user = selectUserKey(getState())
    if (user === null) return true
    const open = (await operationLog.listForUser(user)).filter(
      (operation) => kind === undefined || operation.kind === kind,
    )
    const results = await Promise.all(
      open.map((operation) => dispatch(runOperation(operation, true))),
    )
    return results.every(Boolean)
  }
}

export function addOperationListeners(startListening: StartListening): void {
  startListening({
    actionCreator: operationSaved,
    effect: async ({ payload }, { dispatch }) => {
      if (!(await dispatch(runOperation(payload, false)))) dispatch(retryNeeded())
    },
  })
}
