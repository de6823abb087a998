import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { api } from '../api/api'
import { CartItemSchema } from '../contract/entities'
import type { AppThunk, StartListening } from '../store/types'
import { storedName } from '../platform/storedName'
import { withLock } from './locks'

const PREFIX = storedName('fact.')
const common = { id: v.string(), user: v.string() }

const MovingSchema = v.object({
  ...common,
  kind: v.literal('moving'),
  /** All lines of the product, which are removed together. */
  lines: v.tupleWithRest([CartItemSchema], CartItemSchema),
})
const PaidSchema = v.object({
  ...common,
  kind: v.literal('paid'),
  /** `stays`: the quantity that stays in the cart, once it's known that more was added. */
  lines: v.array(
    v.object({
      _id: v.string(),
      createdAt: v.string(),
      qty: v.number(),
      stays: v.optional(v.number()),
    }),
  ),
})
const StoredFact = v.pipe(v.string(), v.parseJson(), v.variant('kind', [MovingSchema, PaidSchema]))

/** A product is on its way from the cart to the wishlist. */
export type Moving = v.InferOutput<typeof MovingSchema>
/** These lines have been paid for and still have to leave the cart. */
export type Paid = v.InferOutput<typeof PaidSchema>
/** What outlives the page. It's stored before the first call, and erased once it's no longer true. */
export type Fact = Moving | Paid

type Finish = AppThunk<Promise<boolean>>
/** Make a fact untrue; resolve to false if that has to be tried again. */
export interface Finishers {
  moving: (fact: Moving) => Finish
  paid: (fact: Paid) => Finish
}

declare module '../store/types' {
  interface Services {
    facts: ReturnType<typeof createFacts>
    /** Their code is needed only by shoppers who have left something unfinished. */
    loadFinishers: () => Promise<Finishers>
    /** The email of the signed-in shopper, or null. */
    selectUserKey: (state: RootState) => string | null
  }
}

/** The facts in local storage or, if the browser refuses to store them, in the page. */
export function createFacts() {
  const unstored = new Map<string, Fact>()
  const stored = (): Fact[] => {
    try {
      return Object.keys(localStorage).flatMap((key) => {
        const fact = key.startsWith(PREFIX) && v.safeParse(StoredFact, localStorage.getItem(key))
        return fact && fact.success ? fact.output : []
      })
    } catch {
      return []
    }
  }
  return {
    write: (fact: Fact): void => {
      try {
        localStorage.setItem(PREFIX + fact.id, JSON.stringify(fact))
        unstored.delete(fact.id)
      } catch {
        unstored.set(fact.id, fact)
      }
    },
    erase: ({ id }: Fact): void => {
      unstored.delete(id)
      try {
        localStorage.removeItem(PREFIX + id)
      } catch {
        // Nothing was stored.
      }
    },
    ofUser: (user: string): Fact[] =>
      [
        ...new Map([...stored(), ...unstored.values()].map((fact) => [fact.id, fact])).values(),
      ].filter((fact) => fact.user === user),
  }
}

/** A fact couldn't be made untrue yet. */
const leftOver = createAction('facts/leftOver')

/** Holds a fact's lock during `finish`, which ends it or leaves it to the next occasion. */
const holding =
  (fact: Fact, finish: (current: Fact) => Finish): Finish =>
  (dispatch, _getState, { facts }) =>
    withLock(PREFIX + fact.id, async () => {
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

/** Finishes the shopper's facts; resolves to true if none is left, to false otherwise. */
export function finishFacts(only?: Fact['kind']): Finish {
  return async (dispatch, getState, { facts, loadFinishers, selectUserKey }) => {
    const user = selectUserKey(getState())
    const own = facts.ofUser(user ?? '').filter(({ kind }) => kind === (only ?? kind))
    if (own.length === 0) return true
    // Without their code, they wait for the next occasion.
    const finishers = await loadFinishers().catch(() => undefined)
    if (!finishers) return false
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
      if (leftOver.match(action)) await listener.delay(FIRST_PAUSE)
      let pause = FIRST_PAUSE
      while (!(await listener.dispatch(finishFacts()))) {
        await listener.delay(pause)
        pause = Math.min(2 * pause, LAST_PAUSE)
      }
    },
  })
  startListening({
    matcher: sessionStarted,
    effect: async (_action, { dispatch, extra }) => {
      const { adoptEarlierJobs } = await import('./earlierJobs')
      await adoptEarlierJobs((fact) => {
        extra.facts.write(fact)
        void dispatch(finishFacts())
      }).catch(() => undefined)
    },
  })
}
