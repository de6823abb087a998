import { expect, test } from '@playwright/test'
import type { Speech } from './speech'

/** A heading that receives the focus, whether its level is said or not. */
export const heading = (name: string) => new RegExp(`^${name}(\\.| heading level 1\\.)$`)

/**
 * Returns a function that takes a step of a journey: the action, the sentences that must be said
 * because of it, and how to do it. The step waits for its sentences, none of which may be repeated
 * before the next step. On a busy machine Orca says two announcements in one breath. What was said is
 * attached to the test's report.
 */
export function narrate(speech: Speech) {
  return (title: string, sentences: RegExp | RegExp[], act: () => Promise<void>) =>
    test.step(title, async () => {
      const start = speech.position()
      await act()
      for (const sentence of [sentences].flat()) await speech.waitFor(sentence, start)
      await speech.settle()
      const said = speech.since(start).join('\n')
      await test.info().attach(title, { body: said })
      for (const { source } of [sentences].flat())
        expect(
          said.match(new RegExp(source, 'gm')),
          `'${title}' is told once, among: ${said}`,
        ).toHaveLength(1)
    })
}
