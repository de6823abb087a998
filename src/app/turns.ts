/**
 * The order in which changes to one product of a list reach the backend.
 *
 * A wish ('in' or 'out') waits for the wish before it; only the last one waiting is sent, and
 * not even that when the backend already holds what it wants. Steps (quantity changes) commute,
 * so they run side by side, but never beside a wish that was there first. A wish to be 'in'
 * also waits for running steps, which would otherwise count for the new line.
 * When a wish fails, what waits behind it is dropped: the list is read again, and the shopper
 * decides on what it shows.
 */
export type Turn = { of: string } & (Wish | Step)
export interface Wish {
  wish: 'in' | 'out'
}
export interface Step {
  step: true
}

interface Lane {
  /** How many changes hold or wait for the lane. */
  users: number
  lastWish: number
  /** What the backend is known to hold after the wishes so far; undefined when unknown. */
  holds: 'in' | 'out' | undefined
  /** Counts failures: who sees it rise while waiting is dropped. */
  failures: number
  wishes: Promise<unknown>
  steps: Promise<unknown>
}

export interface Turns {
  /** True after a wish has failed: it may have reached the backend all the same. */
  isDoubtful: (of: string) => boolean
  /** Runs `send` when it is the turn's time; resolves to `dropped` when it never is. */
  take: <T>(
    turn: Turn,
    send: () => Promise<T>,
    dropped: T,
    failed: (reply: T) => boolean,
  ) => Promise<T>
}

export function createTurns(): Turns {
  const lanes = new Map<string, Lane>()
  const doubtful = new Set<string>()

  function enter(key: string): Lane {
    const lane = lanes.get(key) ?? {
      users: 0,
      lastWish: 0,
      holds: undefined,
      failures: 0,
      wishes: Promise.resolve(),
      steps: Promise.resolve(),
    }
    lanes.set(key, lane)
    lane.users += 1
    return lane
  }

  return {
    isDoubtful: (of) => doubtful.has(of),

    async take(turn, send, dropped, failed) {
      const lane = enter(turn.of)
      const isFree = lane.users === 1
      const failuresBefore = lane.failures
      const behindFailure = () => lane.failures !== failuresBefore

      const takeStep = () => (behindFailure() || lane.holds === 'out' ? dropped : send())

      const mine = 'wish' in turn ? (lane.lastWish += 1) : 0
      const stepsBefore = lane.steps
      const takeWish = async (wish: 'in' | 'out') => {
        const isPointless = () => mine !== lane.lastWish || behindFailure() || lane.holds === wish
        if (!isFree && wish === 'in' && !isPointless()) await stepsBefore
        if (isPointless()) return dropped
        const reply = await send()
        if (failed(reply)) {
          lane.failures += 1
          doubtful.add(turn.of)
        } else doubtful.delete(turn.of)
        lane.holds = failed(reply) ? undefined : wish
        return reply
      }

      const run = async () => ('wish' in turn ? takeWish(turn.wish) : takeStep())
      const change = isFree ? run() : lane.wishes.then(run)
      if ('wish' in turn) lane.wishes = Promise.allSettled([change])
      else lane.steps = Promise.allSettled([lane.steps, change])
      try {
        return await change
      } finally {
        lane.users -= 1
        if (lane.users === 0) lanes.delete(turn.of)
      }
    },
  }
}
