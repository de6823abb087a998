import { expect } from '@jest/globals'
import type { CartItem } from '@/contract/entities'
import type { createPayments } from './randomPayments'
import type { Shop, Shopper } from './randomShop'
import {
  type Action,
  changedBy,
  type Lists,
  perform,
  type Standing,
  standing,
} from './shopperModel'

interface Sums {
  actions: number
  moves: number
  switches: number
  stalls: number
}
type Payments = ReturnType<typeof createPayments>

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A shopper's lists before a burst, and the model's prediction for each product. */
interface Expectation {
  shopper: Shopper
  before: Lists
  model: Map<string, Standing>
}

/**
 * Lets shoppers act in two tabs while anything may fail, waits for the shop to settle and compares: a
 * product that met no fault is where the model expects it, minus what was paid for; one that was only
 * moved is still somewhere; one that was paid for and not touched is no longer in the cart.
 */
export async function performBurst(
  shop: Shop,
  shoppers: readonly Shopper[],
  payments: Payments,
  burst: readonly Action[],
  sums: Sums,
): Promise<void> {
  const expectations = new Map<string, Expectation>()
  for (const shopper of shoppers) {
    const before = await shop.truth(shopper.user.email)
    const model = new Map(shopper.products.map(({ _id }) => [_id, standing(before, _id)]))
    expectations.set(shopper.user.email, { shopper, before, model })
  }
  // No two shoppers share a product.
  const ownerOf = new Map<string, 0 | 1>()
  const unanswered = new Set<{ id: string }>()
  const [moved, removed, pressed, uncertain, visited] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ]
  const undoRows = new Map<string, CartItem>()
  const presses: Promise<void>[] = []
  const logins: Promise<void>[] = []
  /** Scheduled to happen after a number of actions. */
  const due: { at: number; isReady: () => boolean; happen: () => Promise<void> | void }[] = []
  const happen = async (isEnd: boolean, now: number) => {
    for (const event of [...due]) {
      if (event.at > now && !isEnd) continue
      if (!isEnd && !event.isReady()) continue
      due.splice(due.indexOf(event), 1)
      while (!event.isReady()) await wait(1)
      await event.happen()
      payments.check()
    }
  }
  const thaw = () => {
    shop.database.thaw()
    shop.database.fail(false)
  }
  shop.ledger.startBurst()
  shop.state.isCalm = false

  for (const [now, action] of burst.entries()) {
    if (action.kind === 'database') {
      sums.stalls += 1
      shop.database[action.trouble]()
      due.push({ at: now + 1 + action.after, isReady: () => true, happen: thaw })
    } else if (action.kind === 'switch') {
      for (const { id } of unanswered) uncertain.add(id)
      sums.switches += 1
      logins.push(shop.switchShopper(action.tab, action.isOtherAsleep))
    } else {
      const shopper = shop.shopperIn(action.tab)
      if (!shopper) continue
      visited.add(shopper.user.email)
      sums.actions += 1
      const tab = shop.tabs[action.tab]
      if (action.kind === 'pay') {
        const payment = payments.press(tab, action.ending)
        due.push({
          at: now + action.after,
          isReady: () => payments.isReady(payment),
          happen: async () => {
            // A press without a reply yet may or may not be part of the paid order.
            if (payment.ending.startsWith('paid')) {
              thaw()
              await Promise.all(presses)
            }
            payments.end(payment)
          },
        })
      } else {
        const product = shopper.products[action.product]
        const { model } = expectations.get(shopper.user.email) ?? {}
        const known = product && model?.get(product._id)
        // While a product is being moved, the effect of its buttons depends on milliseconds.
        if (!known || moved.has(product._id)) continue
        const { _id } = product
        // Within a burst only one tab changes a product, because a shopper uses one tab at a time.
        const owner = ownerOf.get(_id) ?? action.tab
        if (shop.shopperIn(owner) !== shopper) continue
        ownerOf.set(_id, owner)
        pressed.add(_id)
        if (payments.bought.has(_id)) uncertain.add(_id)
        // Each press counts separately; a reply to one says nothing about the next.
        const press = { id: _id }
        unanswered.add(press)
        presses.push(
          perform(shop.tabs[owner], action.button, product, undoRows).finally(() => {
            unanswered.delete(press)
          }),
        )
        model?.set(_id, changedBy(action.button, known))
        if (action.button === 'move' && known.qty !== undefined) moved.add(_id)
        if (action.button === 'remove' || action.button === 'heart') removed.add(_id)
      }
    }
    await happen(false, now)
    // A move is saved before its product leaves the screen.
    const isMove = action.kind === 'press' && action.button === 'move'
    if (action.pause > 0 || isMove) await wait(action.pause)
    payments.check()
    shop.check()
  }

  shop.state.isCalm = true
  sums.moves += moved.size
  thaw()
  await happen(true, burst.length)
  await Promise.all(presses)
  payments.succeedLate()
  await Promise.all(logins)
  // A login takes longer than a call that the logout has cut off takes to arrive.
  await shop.network.settled()
  payments.check()
  shop.tellTabs()

  for (const { shopper, before, model } of expectations.values()) {
    const { email } = shopper.user
    if (visited.size > 0 && !visited.has(email)) continue
    shop.signIn(shopper)
    await shop.expectAgreement(email)
    shop.check()
    payments.check()
    const now = await shop.truth(email)
    expect(new Set(now.wishlist).size).toBe(now.wishlist.length)
    expect(new Set(now.cart.map(({ _id }) => _id)).size).toBe(now.cart.length)

    const isDisturbed = (id: string) => shop.network.disturbed.some((call) => call.includes(id))
    const lessPaid = (id: string, { qty, wished }: Standing): Standing => {
      const left = (qty ?? 0) - shop.ledger.paidOf(email, id)
      return { qty: left > 0 ? left : undefined, wished }
    }
    const certain = [...model].filter(([id]) => !isDisturbed(id) && !uncertain.has(id))
    expect(certain.map(([id]) => [id, standing(now, id)])).toEqual(
      certain.map(([id, known]) => [id, lessPaid(id, known)]),
    )
    // A change that was reported as failed may have happened; a product that was in the cart and
    // only moved has to be somewhere.
    const ids = [...moved].filter(
      (id) =>
        model.has(id) &&
        standing(before, id).qty !== undefined &&
        !removed.has(id) &&
        !payments.bought.has(id),
    )
    const isNowhere = ({ qty, wished }: Standing) => qty === undefined && !wished
    expect(ids.filter((id) => isNowhere(standing(now, id)))).toEqual([])
    const untouched = [...payments.bought].filter((id) => model.has(id) && !pressed.has(id))
    expect(untouched.filter((id) => standing(now, id).qty !== undefined)).toEqual([])
  }
  payments.bought.clear()
}
