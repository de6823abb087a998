import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { plants } from '@/mocks/seeds/plants'
import { users } from '@/mocks/seeds/users'
import { backend } from '../support/backend'
import type { Outcome } from '../support/fakeNetwork'
import { sessionOf } from '../support/sessions'
import { performBurst } from './randomBurst'
import { createPayments } from './randomPayments'
import { type Opening, openShop, type Shop, type Shopper } from './randomShop'
import { SEQUENCES, sequences } from './sequences'
import { arbitraryAction } from './shopperModel'

const PRODUCTS = 3
const stamps = { createdAt: '2026-03-01T08:00:00+05:30', updatedAt: '2026-03-01T08:00:00+05:30' }

const arbitraryBursts = fc.array(
  fc.array(arbitraryAction(PRODUCTS), { minLength: 1, maxLength: 8 }),
  { minLength: 1, maxLength: 2 },
)
const arbitraryOpening = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Opening>('in memory') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Opening>('at once', 'slowly', 'at the second attempt'),
  },
)

/** While the shopper acts, one call in three meets a fault. */
const arbitraryOutcomes = fc.infiniteStream(
  fc.record<Outcome>({
    there: fc.constantFrom(0, 0, 1, 3),
    back: fc.constantFrom(0, 0, 1, 4),
    outcome: fc.oneof(
      { weight: 2, arbitrary: fc.constant('answered' as const) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('lost' as const, 'refused' as const, 'answerLost' as const),
      },
    ),
  }),
)

/** The demo user, and one whom only the database knows. */
async function createShoppers(): Promise<[Shopper, Shopper]> {
  const { user: ravi } = await backend.signUp()
  const shoppers = [...users, ravi].map(async (user, index): Promise<Shopper> => {
    const products = plants.slice(index * PRODUCTS, (index + 1) * PRODUCTS)
    const cart = products.slice(0, 1).map((plant) => ({ ...plant, ...stamps, qty: 4 }))
    const wishlist = products.slice(1, 2).map((plant) => ({ ...plant, ...stamps }))
    return { session: await sessionOf(user.email), user: { ...user, cart, wishlist }, products }
  })
  const [first, second] = await Promise.all(shoppers)
  if (!first || !second) throw new Error('The seed has no user.')
  return [first, second]
}

const ownFetch = globalThis.fetch
let shop: Shop | undefined

beforeEach(() => {
  // Thousands of faults would be logged.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  globalThis.fetch = ownFetch
  shop?.close()
})

test('after random actions in two tabs on a bad connection, screens, backend and model agree', async () => {
  const sums = { actions: 0, moves: 0, payments: 0, orders: 0, switches: 0, stalls: 0 }
  const network = { calls: 0, faults: 0 }
  const shoppers = await createShoppers()
  backend.server.close()

  await fc.assert(
    fc.asyncProperty(
      arbitraryBursts,
      arbitraryOpening,
      arbitraryOutcomes,
      async (bursts, opening, outcomes) => {
        shop?.close()
        localStorage.clear()
        sessionStorage.clear()
        const current = await openShop(shoppers, opening, () => {
          const next = outcomes.next()
          return next.done ? { there: 0, back: 0, outcome: 'answered' } : next.value
        })
        shop = current
        const payments = createPayments(current.tabs, current.ledger)
        await current.settle()
        for (const burst of bursts) await performBurst(current, shoppers, payments, burst, sums)
        current.close()
        sums.payments += payments.sums.opened
        sums.orders += payments.sums.paid
        network.calls += current.network.calls
        network.faults += current.network.faults
      },
    ),
    // Failures depend on milliseconds, so shrinking them takes long and says little.
    { ...sequences, endOnFailure: true },
  )
  expect(sums.actions).toBeGreaterThan(0)
  process.stderr.write(
    `${SEQUENCES} sequences, ${sums.actions} actions (${sums.moves} moves, ${sums.payments} payments, ${sums.orders} orders, ${sums.switches} changes of shopper, ${sums.stalls} faults of the database), ${network.calls} calls, ${network.faults} faults injected, nothing lost, nothing paid twice\n`,
  )
}, 3_600_000)
