import { expect } from '@jest/globals'
import { addListener } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import type { Product } from '@/contract/entities'
import { messages } from '@/contract/messages'
import { authApi } from '@/features/auth/authApi'
import { loggedOut, sessionRestored } from '@/features/auth/authSlice'
import { type Session, SESSION_KEY, storedSession } from '@/features/auth/session'
import { cartList } from '@/features/cart/cartApi'
import { receiptStorage } from '@/features/checkout/receiptStorage'
import { wishlistList } from '@/features/wishlist/wishlistApi'
import { createIndexedDbStore } from '@/mocks/db/indexedDbStore'
import { createMemoryStore } from '@/mocks/db/memoryStore'
import type { User, UserStore } from '@/mocks/db/userStore'
import { createHandlers } from '@/mocks/handlers/createHandlers'
import { users as seed } from '@/mocks/seeds/users'
import type { AppDispatch, RootState, Services } from '@/store/types'
import { finishFacts } from '@/sync/facts'
import { createFakeNetwork, type Outcome } from '../support/fakeNetwork'
import { installFreezableDatabase } from '../support/freezableDatabase'
import { openTab } from '../support/headlessTab'
import { agree } from './agree'
import { createPaymentLedger } from './paymentLedger'
import type { Lists } from './shopperModel'

const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>()

/** Milliseconds that a call waits for the backend's database. A busy machine takes some of them. */
const OPENING_TIMEOUT_MS = 200

/** Somebody who shops in the two tabs; no other shopper buys the same products. */
export interface Shopper {
  session: Session
  user: User
  products: readonly Product[]
}
type Shoppers = readonly [Shopper, Shopper]

/** How the browser's database behaves when the shop is opened. */
export type Opening = 'in memory' | 'at once' | 'slowly' | 'at the second attempt'

const listsOf = ({ cart, wishlist }: User): Lists => ({
  cart: cart.map(({ _id, qty }) => ({ _id, qty })),
  wishlist: wishlist.map(({ _id }) => _id),
})

/** The backend in the browser, with everything that was stored before. */
async function openBackend(
  database: ReturnType<typeof installFreezableDatabase>,
  users: readonly User[],
  opening: Opening,
): Promise<UserStore> {
  if (opening === 'in memory') return createMemoryStore(users)
  const before = createIndexedDbStore({ seed: [] })
  for (const user of users) await before.create(user)
  if (opening === 'slowly') database.freeze()
  if (opening === 'at the second attempt') database.fail()
  return createIndexedDbStore({ seed, timeout: OPENING_TIMEOUT_MS })
}

/** Two tabs of the shop, its backend and a network, on which nothing goes wrong at first. */
export async function openShop(shoppers: Shoppers, opening: Opening, next: () => Outcome) {
  const database = installFreezableDatabase()
  const ledger = createPaymentLedger()
  const users = shoppers.map(({ user }) => user)
  for (const { email, cart } of users) ledger.enter(email, cart)
  const store = ledger.counting(await openBackend(database, users, opening))
  const state = { isCalm: true, isSwitching: false }
  // One second for each look at the clock: no two lines are created at the same time.
  let seconds = Date.now() / 1000
  const clock = () => new Date((seconds += 1) * 1000)
  const network = createFakeNetwork(createHandlers({ store, latency: 0, clock }), () =>
    state.isCalm ? { there: 0, back: 0, outcome: 'answered' } : next(),
  )
  globalThis.fetch = network.fetch
  const [first] = shoppers
  storedSession.write(first.session)
  const tabs = [
    openTab(first.session, { moveDelay: 2 }),
    openTab(first.session, { moveDelay: 2 }),
  ] as const
  for (const { store: tab } of tabs)
    // Such an addition is reported as failed, and isn't sent.
    for (const { actions } of [cartList, wishlistList])
      tab.dispatch(
        addAppListener({
          matcher: actions.notSent.match,
          effect: ({ payload }) => {
            network.disturbed.push(payload.itemId)
          },
        }),
      )
  /** Who should be signed in, by tab, and whose session is stored. */
  const expected: [string | null, string | null] = [first.user.email, first.user.email]
  const stored = () => storedSession.read()?.authUser.email ?? null

  const truth = async (email: string): Promise<Lists> => {
    // A database that opens slowly answers in the end.
    const user = await store.get(email).catch(() => store.get(email))
    if (!user) throw new Error(`There is no user ${email}.`)
    return listsOf(user)
  }
  /** Tells the tabs that another one has stored a session, or cleared it. */
  const tellTabs = () => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
    expected.fill(stored())
  }

  /** Fails unless the tabs end up showing the backend's data, with nothing pending. */
  const expectAgreement = (email: string): Promise<void> => {
    for (const { store: tab } of tabs) tab.dispatch(api.util.invalidateTags(['Cart', 'Wishlist']))
    return agree(async () => {
      // Retries that would come seconds later, or at the next start, happen immediately here.
      for (const { store: tab } of tabs) await tab.dispatch(finishFacts())
      const should = { ...(await truth(email)), open: [] }
      const is = tabs.map(({ cart, wishlist, store: { services } }) => ({
        cart: cart(),
        wishlist: wishlist(),
        open: services.facts.ofUser(email),
      }))
      return { is, should: [should, should] }
    })
  }

  return {
    tabs,
    expected,
    ledger,
    network,
    database,
    state,
    truth,
    tellTabs,

    /** The shopper whose buttons a tab shows; undefined if it shows none. */
    shopperIn: (tab: 0 | 1): Shopper | undefined => {
      const email = tabs[tab].signedInAs()
      const isAwake = !state.isSwitching && email === stored() && email === expected[tab]
      if (!isAwake || !tabs[tab].cart() || !tabs[tab].wishlist()) return undefined
      return shoppers.find(({ user }) => user.email === email)
    },

    /** Logs out and in as the other shopper, on this network. */
    switchShopper: async (tab: 0 | 1, isOtherAsleep: boolean): Promise<void> => {
      if (state.isSwitching) return
      state.isSwitching = true
      const { dispatch } = tabs[tab].store
      const other = shoppers.find(({ user }) => user.email !== tabs[tab].signedInAs()) ?? first
      dispatch(loggedOut())
      expected[tab] = null
      if (!isOtherAsleep) tellTabs()
      const { email, password } = other.user
      const { login } = authApi.endpoints
      const { error } = await dispatch(login.initiate({ email, password }, { track: false }))
      expect(JSON.stringify(error ?? '')).not.toContain(messages.emailNotRegistered)
      expected[tab] = stored()
      if (!isOtherAsleep) tellTabs()
      state.isSwitching = false
    },

    /** Signs a shopper in, in both tabs, ending any other session. */
    signIn: ({ session, user: { email } }: Shopper): void => {
      if (expected.every((current) => current === email)) return
      tabs[0].store.dispatch(loggedOut())
      storedSession.write(session)
      tabs[0].store.dispatch(sessionRestored(session))
      tellTabs()
    },

    expectAgreement,

    /** Waits until the shop has opened with the stored data, despite its database's faults. */
    settle: async (): Promise<void> => {
      if (opening === 'slowly') await new Promise((resolve) => setTimeout(resolve, 250))
      database.thaw()
      const { email } = first.user
      await agree(async () => ({
        is: await truth(email).catch(String),
        should: listsOf(first.user),
      }))
      await expectAgreement(email)
    },

    /** Only a logout ends a session, and one shopper never sees another's data. */
    check: (): void => {
      if (!state.isSwitching) expect(tabs.map(({ signedInAs }) => signedInAs())).toEqual(expected)
      for (const { signedInAs, cart, wishlist } of tabs) {
        const own = shoppers.find(({ user }) => user.email === signedInAs())?.products ?? []
        const ids = own.map(({ _id }) => _id)
        const ofCart = cart()?.map(({ _id }) => _id) ?? []
        const foreign = [...ofCart, ...(wishlist() ?? [])].filter((id) => !ids.includes(id))
        expect(foreign).toEqual([])
      }
      const buyer = receiptStorage.read()?.user
      if (buyer !== undefined) expect([stored(), ...expected]).toContain(buyer)
    },

    close: (): void => {
      for (const tab of tabs) tab.close()
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
