import { expect, test } from '@jest/globals'
import { withholdIfLeft } from './leavingPage'
import { loadChunk, MissingChunkError } from './loadChunk'

/** Something that the browser cancels as soon as its page is left. */
function cancelledWhenLeft() {
  return new Promise<never>((_, reject) => {
    window.addEventListener('beforeunload', () => {
      reject(new Error('cancelled'))
    })
  })
}

/** The result of `work` while its page is left, and after the page is back. */
async function leaveAndComeBack(work: Promise<unknown>) {
  const results: unknown[] = []
  const done = work.then((result) => results.push(result))
  window.dispatchEvent(new Event('beforeunload'))
  await new Promise((resolve) => setTimeout(resolve))
  const whileLeft = [...results]
  window.dispatchEvent(new Event('pageshow'))
  await done
  return { whileLeft, afterwards: results }
}

test("code whose loading is cancelled by leaving the page is loaded once it's back", async () => {
  const attempts = [cancelledWhenLeft(), Promise.resolve('module')]
  const load = () => attempts.shift() ?? Promise.reject(new Error('too often'))
  const results = await leaveAndComeBack(loadChunk(load))
  expect(results).toEqual({ whileLeft: [], afterwards: ['module'] })
})

test('code that cannot be loaded fails on a page that stays', async () => {
  const missing = () => Promise.reject(new Error('missing'))
  const dontReload = () => Promise.resolve(false)
  await expect(loadChunk(missing, dontReload)).rejects.toThrow(MissingChunkError)
})

test("a request that is cancelled by leaving the page is answered once it's back", async () => {
  const failure = { error: { kind: 'unreachable' } }
  const request = cancelledWhenLeft().catch(() => failure)
  const results = await leaveAndComeBack(withholdIfLeft(request))
  expect(results).toEqual({ whileLeft: [], afterwards: [failure] })
})
