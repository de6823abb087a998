import { expect } from '@jest/globals'

/** Counted in looks, not in seconds: a busy machine may stand still for some of those. */
const LOOKS = 1000

/** Waits until what is is what should be; fails with the difference. */
export async function agree(look: () => Promise<{ is: unknown; should: unknown }>): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const { is, should } = await look()
    if (JSON.stringify(is) === JSON.stringify(should)) return
    if (looks === LOOKS) expect(is).toEqual(should)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
