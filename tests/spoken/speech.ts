import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { expect } from '@playwright/test'

const OUTPUT = /SPEECH OUTPUT: '(.*)'\s*\{/
const KEY_PROCESSED = /\^{5} PROCESS ATSPI_KEY_RELEASED_EVENT/

/** Milliseconds without a word after which an action has been told. */
const SETTLED_MS = 1200

/** Milliseconds without a line in the log after which Orca has nothing left to process. */
const IDLE_MS = 250

/** What Orca says, read from its log. */
export interface Speech {
  /** The number of phrases so far, a position for `since`. */
  position: () => number
  /** The phrases from a position on. */
  since: (position: number) => string[]
  /** Waits until a phrase from a position on matches. */
  waitFor: (sentence: RegExp, position?: number) => Promise<void>
  /** Waits until nothing more is said. */
  settle: () => Promise<void>
  /** Resolves once Orca has processed the next key, and the events that it has caused. */
  nextKey: () => Promise<void>
}

/** Follows the log that Orca writes. */
export function followSpeech(log: Readable): Speech {
  const phrases: string[] = []
  const waiting: (() => void)[] = []
  let lastLine = 0
  createInterface({ input: log }).on('line', (line) => {
    lastLine = Date.now()
    const phrase = OUTPUT.exec(line)?.[1]?.trim()
    if (phrase) phrases.push(phrase)
    if (KEY_PROCESSED.test(line)) for (const resolve of waiting.splice(0)) resolve()
  })
  const since = (position: number) => phrases.slice(position)
  return {
    position: () => phrases.length,
    since,
    waitFor: async (sentence, position = 0) => {
      const isSaid = () => since(position).some((phrase) => sentence.test(phrase))
      await expect
        .poll(isSaid, { message: `Orca says ${sentence.source}`, timeout: 30_000 })
        .toBe(true)
        .catch((error: unknown) => {
          throw new Error(`Heard instead of ${sentence.source}:\n${since(position).join('\n')}`, {
            cause: error,
          })
        })
    },
    settle: async () => {
      let last = -1
      // Longer than a toast or a late heading takes.
      const isQuiet = () => {
        const isSame = last === phrases.length
        last = phrases.length
        return isSame
      }
      await expect.poll(isQuiet, { intervals: [SETTLED_MS], timeout: 30_000 }).toBe(true)
    },
    nextKey: async () => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      // A focus that follows a key would otherwise arrive after the next one, and lead back.
      const isIdle = () => Date.now() - lastLine >= IDLE_MS
      await expect.poll(isIdle, { intervals: [IDLE_MS / 4], timeout: 30_000 }).toBe(true)
    },
  }
}
