import { createAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { AppThunk, StartListening } from '../store/types'
import { withLock } from './locks'
import type { PendingOperation } from './operationLog'
import { retryNeeded } from './retryLoop'

declare module '../store/types' {
  interface Services {
    operationKinds: readonly OperationKind[]
    /** The key of private lists and operations: the user's email, or null for a visitor. */
    selectUserKey: (state: RootState) => string | null
  }
}

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

/**
 * Defines a kind by the schema of its saved state and by what takes it one step further: to a later
 * state, or to an operation of another kind under the same id.
 */
export function operationKind<T extends PendingOperation>(
  schema: v.GenericSchema<unknown, T>,
  takeStep: (operation: T, context: StepContext) => AppThunk<Promise<StepResult<PendingOperation>>>,
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

/** The operation as it's saved now, 'finished' if it has ended, 'unknown' if the log can't tell. */
function findOperation({
  id,
  user,
}: PendingOperation): AppThunk<Promise<PendingOperation | 'finished' | 'unknown'>> {
  return async (_dispatch, _getState, { operationLog }) => {
    const { operations, isComplete } = await operationLog.listForUser(user)
    return operations.find((open) => open.id === id) ?? (isComplete ? 'finished' : 'unknown')
  }
}

/** Runs an operation as far as it goes and saves each step; resolves to true once it has ended. */
function runOperation(saved: PendingOperation, isResumed: boolean): AppThunk<Promise<boolean>> {
  return (dispatch, _getState, { operationLog, operationKinds }) => {
    const takeStep = async (operation: PendingOperation, isFirst: boolean) => {
      for (const kind of operationKinds) {
        const step = kind.takeStep(operation, { isResumed, isFirst })
        if (step) return dispatch(step)
      }
      return 'blocked'
    }

    return withLock(`frond.operation.${saved.id}`, async () => {
      // Read again: another tab may have ended it meanwhile.
      const found = await dispatch(findOperation(saved))
      if (typeof found === 'string') return found === 'finished'
      let operation = found
      for (let isFirst = true; ; isFirst = false) {
        const result: StepResult<PendingOperation> = await takeStep(operation, isFirst)
        if (result === 'blocked') return false
        if (result === 'finished') {
          await operationLog.remove(operation)
          return true
        }
        await operationLog.save(result)
        operation = result
      }
    })
  }
}

/**
 * Resumes the shopper's pending operations; resolves to true if none is left, and to false if the
 * log can't tell.
 */
export function resumeOperations(kind?: string): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { operationLog, selectUserKey }) => {
    const user = selectUserKey(getState())
    if (user === null) return true
    const { operations, isComplete } = await operationLog.listForUser(user)
    const results = await Promise.all(
      operations
        .filter((operation) => kind === undefined || operation.kind === kind)
        .map((operation) => dispatch(runOperation(operation, true))),
    )
    return isComplete && results.every(Boolean)
  }
}

/** Whether an operation is still to be done, as far as the log can tell: it may have been cancelled. */
export function isPending(operation: PendingOperation): AppThunk<Promise<boolean>> {
  return async (dispatch) => typeof (await dispatch(findOperation(operation))) !== 'string'
}

/** Drops what was pending at the moment of the call; a step in flight is the last of its operation. */
export function cancelOperations(
  user: string,
  isObsolete: (operation: PendingOperation) => boolean,
): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { operationLog }) => {
    const { operations } = await operationLog.listForUser(user)
    await Promise.all(
      operations.filter(isObsolete).map(async (operation) => {
        await operationLog.remove(operation)
        // Once more after a step in flight, which may save its result.
        await withLock(`frond.operation.${operation.id}`, () => operationLog.remove(operation))
      }),
    )
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
