import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { listChangedElsewhere } from '../../src/sync/optimisticList'
import { resumeOperations } from '../../src/sync/pendingOperations'
import { createMemoryStore } from '../../src/mocks/db/memoryStore'
import { createHandlers } from '../../src/mocks/handlers'
import { backend } from '../support/backend'
import { plants } from '../../src/mocks/seeds/plants'
import { users } from '../../src/mocks/seeds/users'
import { demoSession } from '../support/sessions'
import { openTab, type Tab } from '../support/headlessTab'
import { createFakeNetwork, type Outcome } from '../support/fakeNetwork'
import {
  arbitraryAction,
  after,
  type Lists,
  perform,
  type Standing,
  standing,
} from './shopperModel'

/** How many sequences run: few in `npm test`, many in the long run, or as many as are asked for. */
const SEQUENCES = Number(process.env['FROND_SEQUENCES'] ?? (process.env['FROND_LONG'] ? 4000 : 40))

const products = plants.slice(0, 3)
const stamps = { createdAt: '2026-03-01T08:00:00+05:30', updatedAt: '2026-03-01T08:00:00+05:30' }

const arbitraryBursts = fc.array(
  fc.array(arbitraryAction(products.length), { minLength: 1, maxLength: 8 }),
  { minLength: 1, maxLength: 2 },
)

/** While the shopper acts, one call in four meets a fault. */
const arbitraryOutcomes = fc.infiniteStream(
  fc.record<Outcome>({
    there: fc.constantFrom(0, 0, 1, 3),
    back: fc.constantFrom(0, 0, 1, 4),
    outcome: fc.oneof(
      { weight: 3, arbitrary: fc.constant('answered' as const) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('lost' as const, 'refused' as const, 'answerLost' as const),
      },
    ),
  }),
)

const ownFetch = globalThis.fetch
let tabs: Tab[] = []

function closeTabs(): void {
  for (const tab of tabs) tab.close()
  tabs = []
}

beforeEach(() => {
  // The faults are told in the log, thousands of them.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.server.close()
})

afterEach(() => {
  globalThis.fetch = ownFetch
  closeTabs()
})

test('F42 whatever two tabs do on a bad line, screens, backend and a model agree in the end (S4.6)', async () => {
  const sums = { actions: 0, moves: 0, calls: 0, faults: 0 }
  const session = await demoSession()
  const { email } = session.authUser
  let store = createMemoryStore(users)

  const truth = async (): Promise<Lists> => {
    const user = await store.get(email)
    if (!user) throw new Error('The shopper is gone.')
    return {
      cart: user.cart.map(({ _id, qty }) => ({ _id, qty })),
      wishlist: user.wishlist.map(({ _id }) => _id),
    }
  }
  /** Fails unless the tabs come to show what the backend holds, with nothing left to be done. */
  const expectAgreement = () =>
    agree(async () => {
      // What is tried again seconds later, or at the next start, happens at once here.
      for (const { store: tab } of tabs) await tab.dispatch(resumeOperations())
      const should = { ...(await truth()), open: [] }
      const is = tabs.map(async ({ cart, wishlist, store: { services } }) => ({
        cart: cart(),
        wishlist: wishlist(),
        open: (await services.operationLog.listForUser(email)).operations,
      }))
      return { is: await Promise.all(is), should: [should, should] }
    })

  await fc.assert(
    fc.asyncProperty(arbitraryBursts, arbitraryOutcomes, async (bursts, outcomes) => {
      store = createMemoryStore(users)
      await store.update(email, (user) => ({
        ...user,
        cart: products.slice(0, 1).map((plant) => ({ ...plant, ...stamps, qty: 4 })),
        wishlist: products.slice(1, 2).map((plant) => ({ ...plant, ...stamps })),
      }))
      let isCalm = true
      const network = createFakeNetwork(createHandlers({ store, latency: 0 }), () => {
        const next = outcomes.next()
        return isCalm || next.done ? { there: 0, back: 0, outcome: 'answered' } : next.value
      })
      globalThis.fetch = network.fetch
      closeTabs()
      tabs = [openTab(session, { moveDelay: 2 }), openTab(session, { moveDelay: 2 })]
      await expectAgreement()

      for (const burst of bursts) {
        const before = await truth()
        const model = new Map(products.map(({ _id }) => [_id, standing(before, _id)]))
        const ownerOf = new Map<number, 0 | 1>()
        const moved = new Set<string>()
        const removed = new Set<string>()
        const actions: Promise<void>[] = []
        isCalm = false
        for (const { tab, product, kind, pause } of burst) {
          // Within a burst a product belongs to one tab: a shopper has one pair of hands.
          const owner = ownerOf.get(product) ?? tab
          ownerOf.set(product, owner)
          const [actor, plant] = [tabs[owner], products[product]]
          const known = plant && model.get(plant._id)
          // What the buttons of a product on the move do is a matter of milliseconds.
          if (!actor || !known || moved.has(plant._id)) continue
          actions.push(perform(actor, kind, plant))
          model.set(plant._id, after(known, kind))
          if (kind === 'move' && known.qty !== undefined) moved.add(plant._id)
          if (kind === 'remove' || kind === 'heart') removed.add(plant._id)
          sums.actions += 1
          // A move is saved before its product leaves the screen.
          if (pause > 0 || kind === 'move')
            await new Promise((resolve) => setTimeout(resolve, pause))
        }
        await Promise.all(actions)
        isCalm = true
        sums.moves += moved.size
        for (const { store: tab } of tabs) {
          tab.dispatch(listChangedElsewhere('Cart'))
          tab.dispatch(listChangedElsewhere('Wishlist'))
        }
        await expectAgreement()

        const now = await truth()
        expect(new Set(now.wishlist).size).toBe(now.wishlist.length)
        expect(new Set(now.cart.map(({ _id }) => _id)).size).toBe(now.cart.length)
        const isDisturbed = (id: string) => network.disturbed.some((call) => call.includes(id))
        const certain = [...model].filter(([id]) => !isDisturbed(id))
        expect(certain.map(([id]) => [id, standing(now, id)])).toEqual(certain)
        // A change that was told as failed may have happened or not; a product that was in the
        // cart and only moved has to be somewhere.
        const ids = [...moved].filter(
          (id) => standing(before, id).qty !== undefined && !removed.has(id),
        )
        const isNowhere = ({ qty, wished }: Standing) => qty === undefined && !wished
        expect(ids.filter((id) => isNowhere(standing(now, id)))).toEqual([])
      }
      closeTabs()
      sums.calls += network.calls
      sums.faults += network.faults
    }),
    { numRuns: SEQUENCES },
  )
  process.stderr.write(
    `F42: ${SEQUENCES} sequences, ${sums.actions} actions (${sums.moves} moves), ${sums.calls} calls, ${sums.faults} faults injected, nothing lost\n`,
  )
}, 3_600_000)

/** Counted in looks, not in seconds: a busy machine may stand still for some of those. */
const LOOKS = 1000

/** Waits until what is is what should be; fails with the difference. */
async function agree(look: () => Promise<{ is: unknown; should: unknown }>): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const { is, should } = await look()
    if (JSON.stringify(is) === JSON.stringify(should)) return
    if (looks === LOOKS) expect(is).toEqual(should)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
