import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { api } from '@/api/api'
import { CartItemSchema } from '@/contract/entities'
import { storedName } from '@/platform/storedName'
import { createStoredValue, storedEndings } from '@/platform/storedValue'
import type { AppThunk, StartListening } from '@/store/types'
import { withLock } from './locks'

const common = { id: v.string(), user: v.string() }

const MovingSchema = v.object({
  ...common,
  kind: v.literal('moving'),
  /** All cart items of the product, which are removed together. */
  items: v.tupleWithRest([CartItemSchema], CartItemSchema),
})
const PaidSchema = v.object({
  ...common,
  kind: v.literal('paid'),
  /** `stays`: the quantity that stays in the cart, once it's known that more was added. */
  items: v.array(
    v.object({
      _id: v.string(),
      createdAt: v.string(),
      qty: v.number(),
      stays: v.optional(v.number()),
    }),
  ),
})

/** A product is on its way from the cart to the wishlist. */
export type Moving = v.InferOutput<typeof MovingSchema>
/** These cart items have been paid for and still have to leave the cart. */
export type Paid = v.InferOutput<typeof PaidSchema>
/** What outlives the page. It's stored before the first call, and erased once it's no longer true. */
export type Fact = Moving | Paid

const FactSchema = v.variant('kind', [MovingSchema, PaidSchema])

/** Makes a fact untrue; resolves to false if that has to be tried again. */
type Finish = AppThunk<Promise<boolean>>

declare module '@/store/types' {
  interface Services {
    facts: ReturnType<typeof createFacts>
    finishers: { moving: (fact: Moving) => Finish; paid: (fact: Paid) => Finish }
    /** The email of the signed-in shopper, or null. */
    selectUserKey: (state: RootState) => string | null
  }
}

const PREFIX = 'fact.'

const createFactValue = (id: string) => createStoredValue('localStorage', PREFIX + id, FactSchema)

/**
 * The facts in local storage or, if the browser refuses to store them, in the page. Each has a key of its
 * own, so that tabs that write at the same moment lose none.
 */
export function createFacts() {
  /** Those that this page has written. */
  const values = new Map<string, ReturnType<typeof createFactValue>>()
  const valueOf = (id: string) => values.get(id) ?? createFactValue(id)
  return {
    ofUser: (user: string): Fact[] =>
      [...new Set([...values.keys(), ...storedEndings(PREFIX)])]
        .flatMap((id) => valueOf(id).read() ?? [])
        .filter((fact) => fact.user === user),
    write: (fact: Fact): void => {
      values.set(fact.id, valueOf(fact.id))
      valueOf(fact.id).write(fact)
    },
    erase: ({ id }: Fact): void => {
      valueOf(id).clear()
      values.delete(id)
    },
  }
}

/** A fact couldn't be made untrue yet. */
const leftOver = createAction('facts/leftOver')

/** Holds a fact's lock during `finish`, which ends it or leaves it to the next occasion. */
const holding =
  (fact: Fact, finish: (current: Fact) => Finish): Finish =>
  (dispatch, _getState, { facts }) =>
    withLock(storedName(`fact.${fact.id}`), async () => {
      // Read again: another tab may have finished it.
      const current = facts.ofUser(fact.user).find(({ id }) => id === fact.id)
      if (!current) return true
      const isOver = await dispatch(finish(current))
      if (isOver) facts.erase(fact)
      return isOver
    })

/** Stores a fact and begins to finish it. A reload can't lose it once this has returned. */
export function beginFact<T extends Fact>(fact: T, finish: (fact: T) => Finish): AppThunk {
  return (dispatch, _getState, { facts }) => {
    facts.write(fact)
    void dispatch(holding(fact, () => finish(fact))).then((isOver) => {
      if (!isOver) dispatch(leftOver())
    })
  }
}

/** Finishes the shopper's facts, of one kind or all. Resolves to true if none is left. */
export function finishFacts(only?: Fact['kind']): Finish {
  return async (dispatch, getState, { facts, finishers, selectUserKey }) => {
    const own = facts
      .ofUser(selectUserKey(getState()) ?? '')
      .filter(({ kind }) => kind === (only ?? kind))
    const finish = (fact: Fact) =>
      fact.kind === 'moving' ? finishers.moving(fact) : finishers.paid(fact)
    const results = await Promise.all(own.map((fact) => dispatch(holding(fact, finish))))
    return results.every(Boolean)
  }
}

/** ms */
const [FIRST_PAUSE, LAST_PAUSE] = [8000, 3_600_000]

/**
 * Finishes facts when a session starts, when the browser is online again, when the page is shown
 * again, and, after a failure, with pauses that double.
 */
export function addFactListener(
  startListening: StartListening,
  sessionStarted: (action: UnknownAction) => action is UnknownAction,
): void {
  const { onOnline, onFocus } = api.internalActions
  startListening({
    matcher: isAnyOf(sessionStarted, onOnline, onFocus, leftOver),
    effect: async (action, listener) => {
      listener.cancelActiveListeners()
      let pause = FIRST_PAUSE
      let isOver = !leftOver.match(action) && (await listener.dispatch(finishFacts()))
      while (!isOver) {
        await listener.delay(pause)
        pause = Math.min(2 * pause, LAST_PAUSE)
        isOver = await listener.dispatch(finishFacts())
      }
    },
  })
}
