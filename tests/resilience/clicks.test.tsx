import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { delay, http } from 'msw'
import { increaseQty } from '@/features/cart/cartThunks'
import { toggleWishlist } from '@/features/wishlist/wishlistThunks'
import { createMemoryStore } from '@/mocks/db/memoryStore'
import { createHandlers } from '@/mocks/handlers/createHandlers'
import { plants } from '@/mocks/seeds/plants'
import { users } from '@/mocks/seeds/users'
import { backend } from '../support/backend'
import { demoUser, seedCart, seedWishlist } from '../support/demoUser'
import { createFakeNetwork } from '../support/fakeNetwork'
import { createGate } from '../support/gate'
import { openTab, type Tab } from '../support/headlessTab'
import { renderApp } from '../support/renderApp'
import { demoSession } from '../support/sessions'

let ownFetch: typeof fetch | undefined
let tab: Tab | undefined

afterEach(() => {
  tab?.close()
  if (ownFetch) globalThis.fetch = ownFetch
  ownFetch = undefined
})

/** Counts the changes that reach the backend. */
function countChanges(): () => string[] {
  const changes: string[] = []
  backend.server.use(
    http.all('*/api/user/*', ({ request }) => {
      if (request.method !== 'GET') changes.push(request.method)
    }),
  )
  return () => changes
}

test("a double click on 'Add to cart' makes one call, one line and one toast", async () => {
  const changes = countChanges()
  await renderApp({ url: '/productlisting', as: 'demo' })
  const add = await screen.findByRole('button', { name: /^Add to cart.*Snake Plant/ })
  // Both before anything re-renders.
  act(() => {
    for (const detail of [1, 2])
      add.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  })
  expect(await screen.findAllByText('Product added to cart', { selector: 'p' })).toHaveLength(1)
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect((await demoUser()).cart).toMatchObject([{ _id: 'snake-plant', qty: 1 }])
  expect(changes()).toEqual(['POST'])
})

test('after any number of heart clicks, however late the replies, screen and backend agree', async () => {
  const session = await demoSession()
  const [plant] = plants
  if (!plant) throw new Error('The catalogue is empty.')
  ownFetch = globalThis.fetch
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 4 }), { minLength: 20, maxLength: 21 }),
      fc.infiniteStream(fc.record({ there: fc.nat({ max: 3 }), back: fc.nat({ max: 8 }) })),
      async (pauses, delays) => {
        const store = createMemoryStore(users)
        const network = createFakeNetwork(createHandlers({ store, latency: 0 }), () => {
          const next = delays.next()
          return {
            there: 0,
            back: 0,
            ...(next.done === true ? {} : next.value),
            outcome: 'answered',
          }
        })
        globalThis.fetch = network.fetch
        tab = openTab(session)
        const { dispatch } = tab.store
        const clicks: Promise<void>[] = []
        for (const pause of pauses) {
          clicks.push(dispatch(toggleWishlist(plant)))
          if (pause > 0) await delay(pause)
        }
        await Promise.all(clicks)
        const parity = pauses.length % 2 === 0 ? [] : [plant._id]
        const truth = await store.get(session.authUser.email)
        expect(truth?.wishlist.map(({ _id }) => _id)).toEqual(parity)
        expect(tab.wishlist()).toEqual(parity)
        tab.close()
      },
    ),
    { numRuns: 15 },
  )
})

test('ten fast plus clicks with replies in reverse add ten, and the number never drops', async () => {
  await seedCart({ 'snake-plant': 1 })
  const session = await demoSession()
  tab = openTab(session)
  const { store, cart } = tab
  await waitFor(() => {
    expect(cart()).toEqual([{ _id: 'snake-plant', qty: 1 }])
  })
  const held: (() => void)[] = []
  backend.server.use(
    http.post('*/api/user/cart/snake-plant', async () => {
      await new Promise<void>((arrive) => {
        held.unshift(arrive)
        // They're all sent before the first reply. Before the work: the first to be sent is the last to arrive.
        if (held.length === 10) for (const release of held) release()
      })
    }),
  )
  const seen: number[] = []
  store.subscribe(() => {
    const qty = cart()?.[0]?.qty ?? 0
    if (qty !== seen.at(-1)) seen.push(qty)
  })
  await Promise.all(Array.from({ length: 10 }, () => store.dispatch(increaseQty('snake-plant'))))
  await waitFor(async () => {
    expect((await demoUser()).cart).toMatchObject([{ qty: 11 }])
    expect(cart()).toEqual([{ _id: 'snake-plant', qty: 11 }])
  })
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(11)
})

test('two fast clicks on minus at 4 send one request, and minus is then disabled', async () => {
  await seedCart({ 'snake-plant': 4 })
  const changes = countChanges()
  await renderApp({ url: '/mycart', as: 'demo' })
  const minus = await screen.findByRole('button', { name: 'Decrease quantity of Snake Plant' })
  fireEvent.click(minus)
  fireEvent.click(minus)
  await waitFor(() => {
    expect(minus).toBeDisabled()
  })
  await waitFor(async () => {
    expect((await demoUser()).cart).toMatchObject([{ qty: 3 }])
  })
  expect(await screen.findByText('Quantity 3')).toBeInTheDocument()
  expect(changes()).toEqual(['POST'])
})

test('a press before the lists have loaded shows at once, and adds no duplicate', async () => {
  await seedCart({ 'snake-plant': 2 })
  await seedWishlist('snake-plant')
  const changes = countChanges()
  const until = createGate()
  backend.server.use(http.get('*/api/user/*', () => until.opened))
  const { user } = await renderApp({ url: '/productlisting', as: 'demo' })
  for (const name of ['Snake Plant', 'Peace Lily']) {
    const plant = within(await screen.findByRole('article', { name }))
    await user.click(plant.getByRole('button', { name: /^Add to cart/ }))
    expect(plant.getByRole('link', { name: /^Go to cart/ })).toBeVisible()
    await user.click(plant.getByRole('button', { name: `Wishlist ${name}` }))
    expect(plant.getByRole('button', { name: `Wishlist ${name}`, pressed: true })).toBeVisible()
  }
  until.open()
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible()
  // The badges are ahead of the backend.
  await waitFor(async () => {
    expect((await demoUser()).wishlist).toHaveLength(2)
    expect((await demoUser()).cart).toMatchObject([{ qty: 2 }, { _id: 'peace-lily', qty: 1 }])
  })
  expect(changes()).toEqual(['POST', 'POST'])
})

test('a clock that jumps by years in either direction breaks nothing', async () => {
  await seedCart({ 'snake-plant': 1 })
  const session = await demoSession()
  const clock = jest.spyOn(Date, 'now')
  const open = openTab(session)
  tab = open
  const { dispatch } = open.store
  await waitFor(() => {
    expect(open.cart()).toBeDefined()
  })
  for (const year of [2046, 1990, 2026]) {
    clock.mockReturnValue(new Date(year, 0, 1).getTime())
    await dispatch(increaseQty('snake-plant'))
  }
  await waitFor(async () => {
    expect((await demoUser()).cart).toMatchObject([{ qty: 4 }])
    expect(open.cart()).toEqual([{ _id: 'snake-plant', qty: 4 }])
  })
})
