import { createAction } from '@reduxjs/toolkit'
import { selectUserKey } from '../features/auth/authSlice'
import { withLock } from './locks'
import type { LineRestoration, Move, PaidOrder, PendingOperation } from './operationLog'
import { retryNeeded } from './retryLoop'
import type { AppThunk, StartListening } from './store'

/** How far a step has brought an operation; a 'blocked' one is tried again later. */
export type StepResult<T extends PendingOperation> = T | 'finished' | 'blocked'

/** What takes each kind of operation one step further from where it is. */
export interface OperationSteps {
  moveToWishlist: (move: Move, isResumed: boolean) => AppThunk<Promise<StepResult<Move>>>
  restoreLine: (
    restoration: LineRestoration,
    isResumed: boolean,
  ) => AppThunk<Promise<StepResult<LineRestoration>>>
  paidOrder: (order: PaidOrder) => AppThunk<Promise<StepResult<PaidOrder>>>
}

const operationSaved = createAction<PendingOperation>('operations/saved')

/** Saves an operation, which is then carried out; resolves once it is safe from a reload. */
export function startOperation(operation: PendingOperation): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { operationLog }) => {
    await operationLog.save(operation)
    dispatch(operationSaved(operation))
  }
}

/** Takes an operation as far as it goes, saving each step; resolves to whether it has ended. */
function runOperation(
  { id, user }: PendingOperation,
  isResumed: boolean,
): AppThunk<Promise<boolean>> {
  return (dispatch, _getState, { operationLog, operationSteps }) => {
    const takeStep = (operation: PendingOperation, isFirst: boolean) => {
      switch (operation.kind) {
        case 'moveToWishlist':
          return dispatch(operationSteps.moveToWishlist(operation, isResumed && isFirst))
        case 'restoreLine':
          return dispatch(operationSteps.restoreLine(operation, isResumed))
        case 'paidOrder':
          return dispatch(operationSteps.paidOrder(operation))
      }
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

/** Goes on with the shopper's open operations; resolves to whether none is left. */
export function resumeOperations(kind?: PendingOperation['kind']): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { operationLog }) => {
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
