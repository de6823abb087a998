import { expect, test } from '@playwright/test'
import type { Speech } from './speech'

/**
 * Returns a function that takes a step of a journey: what is done, what must be said because of it,
 * and how to do it. The step waits for its sentence, which mustn't be repeated before the next one.
 * What was said is attached to the test; scripts/spoken.js prints it to docs/spoken.md.
 */
export function narrate(speech: Speech) {
  const steps: { title: string; said: string[] }[] = []
  return (title: string, sentence: RegExp, act: () => Promise<void>) =>
    test.step(title, async () => {
      const start = speech.position()
      await act()
      await speech.waitFor(sentence, start)
      await speech.settle()
      const said = speech.since(start)
      steps.push({ title, said })
      await test.info().attach(title, { body: said.join('\n') })
      expect(
        said.filter((phrase) => sentence.test(phrase)),
        `'${title}' is told once, among: ${said.join(' · ')}`,
      ).toHaveLength(1)
    })
}
