/**
 * The order in which changes to one product of a list reach the backend.
 *
 * A wish ('in' or 'out') waits for the wish before it; only the last one waiting is sent, and
 * not even that when the backend already holds what it wants. (An 'out' is sent before an 'in'
 * unless the two are known to cancel out: after steps, 'in' again means quantity 1.) Steps (quantity changes) commute,
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
  lastWish: { number: number; wish: 'in' | 'out' }
  /** What the backend is known to hold after the wishes so far; undefined when unknown. */
  holds: 'in' | 'out' | undefined
  /** Steps were sent since the line was made: it is not as good as new. */
  isStepped: boolean
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
      lastWish: { number: 0, wish: 'out' as const },
      holds: undefined,
      isStepped: false,
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

      const takeStep = () => {
        if (behindFailure() || lane.holds === 'out') return dropped
        lane.isStepped = true
        return send()
      }

      if ('wish' in turn) lane.lastWish = { number: lane.lastWish.number + 1, wish: turn.wish }
      const mine = lane.lastWish.number
      const stepsBefore = lane.steps
      const takeWish = async (wish: 'in' | 'out') => {
        const isOutdated = () =>
          mine !== lane.lastWish.number &&
          (wish === 'in' ||
            lane.lastWish.wish === 'out' ||
            (lane.holds === 'in' && !lane.isStepped))
        const isPointless = () => isOutdated() || behindFailure() || lane.holds === wish
        if (!isFree && wish === 'in' && !isPointless()) await stepsBefore
        if (isPointless()) return dropped
        const reply = await send()
        if (failed(reply)) {
          lane.failures += 1
          doubtful.add(turn.of)
        } else doubtful.delete(turn.of)
        lane.holds = failed(reply) ? undefined : wish
        lane.isStepped = false
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
