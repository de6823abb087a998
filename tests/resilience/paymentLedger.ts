import type { UserStore } from '@/mocks/db/userStore'

/** A line of a cart. A product that is added again is another line. */
interface Line {
  _id: string
  createdAt: string
  qty: number
}

const keyOf = (user: string, { _id, createdAt }: Line) => `${user} ${_id} ${createdAt}`

/**
 * Counts what entered the carts and what was paid for, line by line, whatever screens and caches
 * show.
 */
export function createPaymentLedger() {
  const entered = new Map<string, number>()
  const paid = new Map<string, number>()
  /** The same since `startBurst`. */
  const paidLately = new Map<string, number>()
  /** Lines of which more was paid for than was ever in the cart. */
  const paidTwice: Line[] = []
  /** When the last line of a product was created, by user and product. */
  const latest = new Map<string, string>()
  const countOf = (sums: ReadonlyMap<string, number>, user: string, line: Line) =>
    sums.get(keyOf(user, line)) ?? 0

  const enter = (user: string, line: Line, units = line.qty) => {
    latest.set(`${user} ${line._id}`, line.createdAt)
    if (units > 0) entered.set(keyOf(user, line), countOf(entered, user, line) + units)
  }

  return {
    paidTwice,

    /** Counts the lines that a cart holds from the start. */
    enter: (user: string, cart: readonly Line[]) => {
      for (const line of cart) enter(user, line)
    },

    /** The store, with everything that enters its carts counted. */
    counting: (store: UserStore): UserStore => ({
      ...store,
      update: async (email, change) => {
        let steps: { line: Line; units: number }[] = []
        const updated = await store.update(email, (user) => {
          const next = change(user)
          const before = (line: Line) =>
            user.cart.find((other) => keyOf('', other) === keyOf('', line))?.qty ?? 0
          steps = next.cart.map((line) => ({ line, units: line.qty - before(line) }))
          return next
        })
        for (const { line, units } of steps) enter(email, line, units)
        return updated
      },
    }),

    /** Counts a paid order. */
    pay: (user: string, lines: readonly Line[]) => {
      for (const line of lines) {
        const sum = countOf(paid, user, line) + line.qty
        paid.set(keyOf(user, line), sum)
        paidLately.set(keyOf(user, line), countOf(paidLately, user, line) + line.qty)
        if (sum > countOf(entered, user, line)) paidTwice.push(line)
      }
    },

    startBurst: () => {
      paidLately.clear()
    },

    /** How much of a product's last line was paid for in this burst. */
    paidOf: (user: string, _id: string): number => {
      const createdAt = latest.get(`${user} ${_id}`)
      return createdAt === undefined ? 0 : countOf(paidLately, user, { _id, createdAt, qty: 0 })
    },
  }
}

export type PaymentLedger = ReturnType<typeof createPaymentLedger>
