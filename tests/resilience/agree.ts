import { expect } from '@jest/globals'

/** A number of attempts, not of seconds, some of which a busy machine may skip. */
const LOOKS = 1000

/** Waits until the actual value equals the expected one; fails with the difference. */
export async function agree(look: () => Promise<{ is: unknown; should: unknown }>): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const { is, should } = await look()
    if (JSON.stringify(is) === JSON.stringify(should)) return
    if (looks === LOOKS) expect(is).toEqual(should)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
