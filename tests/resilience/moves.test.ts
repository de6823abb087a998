import { afterEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { moveToWishlist } from '@/app/move/moveThunks'
import { loggedOut, loggedOutElsewhere, sessionRestored } from '@/features/auth/authSlice'
import { addToCart } from '@/features/cart/cartThunks'
import { toggleWishlist } from '@/features/wishlist/wishlistThunks'
import { cartAddFails, wishlistAddFails } from '@/mocks/scenarios/scenarios'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { collectToasts } from '../support/collectToasts'
import { demoUser, seedCart } from '../support/demoUser'
import { createGate } from '../support/gate'
import { openTab, type Tab } from '../support/headlessTab'
import { demoSession, sessionOf } from '../support/sessions'

const MOVE_DELAY = 200

let tab: Tab

async function openCart(): Promise<void> {
  jest.spyOn(console, 'warn').mockReturnValue()
  await seedCart({ 'snake-plant': 3 })
  tab = openTab(await demoSession(), { moveDelay: MOVE_DELAY })
  await waitFor(() => {
    expect(tab.cart()).toHaveLength(1)
    expect(tab.wishlist()).toEqual([])
  })
}

afterEach(() => {
  tab.close()
})

const openFacts = () => tab.store.services.facts.ofUser(tab.user)

async function standing() {
  const { cart, wishlist } = await demoUser()
  return { cart: cart.map(({ qty }) => qty), wishlist: wishlist.map(({ _id }) => _id) }
}

test('a move that is pressed twice is one move', async () => {
  await openCart()
  const line = tab.line('snake-plant')
  const toasts = collectToasts()
  tab.store.dispatch(moveToWishlist(line))
  tab.store.dispatch(moveToWishlist(line))
  expect(tab.cart()).toEqual([])
  await waitFor(async () => {
    expect(await standing()).toEqual({ cart: [], wishlist: ['snake-plant'] })
    expect(openFacts()).toEqual([])
  })
  expect(toasts()).toEqual(['Product added to wishlist'])
})

test("a move that a logout interrupts resumes at that user's next login only", async () => {
  await openCart()
  const { user: ravi } = await backend.signUp()
  const { store } = tab
  store.dispatch(moveToWishlist(tab.line('snake-plant')))
  await waitFor(async () => {
    expect(await standing()).toEqual({ cart: [], wishlist: [] })
  })
  store.dispatch(loggedOut())
  expect(JSON.stringify(localStorage)).toContain('moving')
  expect(JSON.stringify(localStorage)).not.toMatch(/Asha|Rao|pincode/)
  store.dispatch(sessionRestored(await sessionOf(ravi.email)))
  await delay(MOVE_DELAY)
  expect(await standing()).toEqual({ cart: [], wishlist: [] })
  expect((await backend.store.get(ravi.email))?.wishlist).toEqual([])

  store.dispatch(loggedOut())
  store.dispatch(sessionRestored(await demoSession()))
  await waitFor(async () => {
    expect(await standing()).toEqual({ cart: [], wishlist: ['snake-plant'] })
  })
})

test("a just added plant's move that a logout interrupts completes at the next login", async () => {
  await openCart()
  const { store } = tab
  const peaceLily = plants.find(({ _id }) => _id === 'peace-lily')
  if (!peaceLily) throw new Error('The catalogue has no peace lily.')
  const arrival = createGate()
  const additions = jest.fn(() => arrival.opened)
  backend.server.use(http.post('*/api/user/cart', additions, { once: true }))
  void store.dispatch(addToCart(peaceLily))
  await waitFor(() => {
    expect(additions).toHaveBeenCalled()
  })
  store.dispatch(moveToWishlist(tab.line('peace-lily')))
  await waitFor(() => {
    expect(tab.cart()).toHaveLength(1)
  })
  store.dispatch(loggedOut())
  arrival.open()
  await waitFor(async () => {
    expect(await standing()).toEqual({ cart: [3, 1], wishlist: [] })
  })

  store.dispatch(sessionRestored(await demoSession()))
  await waitFor(async () => {
    expect(await standing()).toEqual({ cart: [3], wishlist: ['peace-lily'] })
  })
})

test.each([
  {
    half: 'first',
    hold: (reply: () => Promise<Response>) =>
      http.delete('*/api/user/cart/:id', reply, { once: true }),
  },
  {
    half: 'second',
    hold: (reply: () => Promise<Response>) =>
      http.post('*/api/user/wishlist', reply, { once: true }),
  },
])(
  'a move completes even if a new session of its user interrupts its $half half',
  async ({ hold }) => {
    await openCart()
    const { store } = tab
    const session = await demoSession()
    let cutOff: () => void = () => undefined
    const request = jest.fn(async () => {
      await new Promise<void>((resolve) => {
        cutOff = resolve
      })
      return HttpResponse.error()
    })
    backend.server.use(hold(request))
    store.dispatch(moveToWishlist(tab.line('snake-plant')))
    await waitFor(() => {
      expect(request).toHaveBeenCalled()
    })
    // Another tab has logged out and in again, and this one hears of both at once.
    store.dispatch(loggedOutElsewhere())
    store.dispatch(sessionRestored(session))
    cutOff()
    await waitFor(() => {
      expect(openFacts()).toEqual([])
    })
    expect(await standing()).toEqual({ cart: [], wishlist: ['snake-plant'] })
  },
)

test('a heart that is on its way when its plant is moved adds it once', async () => {
  await openCart()
  const snake = plants.find(({ _id }) => _id === 'snake-plant')
  if (!snake) throw new Error('The catalogue has no snake plant.')
  const arriveLate = async () => {
    await delay(2 * MOVE_DELAY)
  }
  backend.server.use(http.post('*/api/user/wishlist', arriveLate, { once: true }))
  void tab.store.dispatch(toggleWishlist(snake))
  tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  await waitFor(() => {
    expect(openFacts()).toEqual([])
  })
  expect(await standing()).toEqual({ cart: [], wishlist: ['snake-plant'] })
})

test('a move whose removal is cancelled by leaving the page is resumed later', async () => {
  await openCart()
  const departure = createGate()
  const { server } = backend
  server.use(
    http.delete('*/api/user/cart/:id', () => departure.opened.then(() => HttpResponse.error()), {
      once: true,
    }),
  )
  tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  await waitFor(() => {
    expect(tab.cart()).toEqual([])
  })
  window.dispatchEvent(new Event('pagehide'))
  departure.open()
  // A whole call later, the failure would have been saved.
  await fetch('/api/categories')
  expect(openFacts()).toHaveLength(1)
  expect(tab.cart()).toEqual([])

  // Back from the back/forward cache, the page learns of the failure.
  window.dispatchEvent(new Event('pageshow'))
  await waitFor(() => {
    expect(tab.cart()).toEqual([{ _id: 'snake-plant', qty: 3 }])
    expect(openFacts()).toEqual([])
  })
})

test("a move whose second half fails shows 'Wishlist error' and puts the product back", async () => {
  await openCart()
  const toasts = collectToasts()
  backend.server.use(wishlistAddFails())
  tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  await waitFor(async () => {
    expect(await standing()).toEqual({ cart: [3], wishlist: [] })
    expect(tab.cart()).toEqual([{ _id: 'snake-plant', qty: 3 }])
    expect(openFacts()).toEqual([])
  })
  expect(toasts()).toEqual(['Wishlist error'])
})

test('a product that a failed move can’t put back ends in the wishlist', async () => {
  await openCart()
  const toasts = collectToasts()
  let failed = 0
  const onFail = () => {
    failed += 1
  }
  backend.server.use(wishlistAddFails(), cartAddFails(500, { onFail }))
  tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  await waitFor(() => {
    expect(failed).toBeGreaterThan(0)
  })
  expect(await standing()).toEqual({ cart: [], wishlist: [] })
  backend.server.resetHandlers()
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => {
    expect(await standing()).toEqual({ cart: [], wishlist: ['snake-plant'] })
    expect(openFacts()).toEqual([])
  })
  expect(toasts()).toEqual(['Wishlist error'])
})

test('a move without a second reply is rolled back only once the outcome is known', async () => {
  await openCart()
  let failed = 0
  const fail = () => {
    failed += 1
    return HttpResponse.error()
  }
  backend.server.use(http.post('*/api/user/wishlist', fail), http.get('*/api/user/wishlist', fail))
  tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  await waitFor(() => {
    expect(failed).toBeGreaterThan(1)
  })
  expect(await standing()).toEqual({ cart: [], wishlist: [] })
  expect(openFacts()).toHaveLength(1)

  backend.server.resetHandlers()
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => {
    expect(await standing()).toEqual({ cart: [], wishlist: ['snake-plant'] })
    expect(tab.wishlist()).toEqual(['snake-plant'])
  })
})
