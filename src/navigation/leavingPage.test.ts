import { expect, test } from '@jest/globals'
import { loadUnlessLeft, withholdIfLeft } from './leavingPage'

/** Something that the browser cancels as soon as its page is left. */
function cancelledWhenLeft() {
  return new Promise<never>((_, reject) => {
    window.addEventListener('beforeunload', () => {
      reject(new Error('cancelled'))
    })
  })
}

const leave = () => window.dispatchEvent(new Event('beforeunload'))
const comeBack = () => window.dispatchEvent(new Event('pageshow'))

/** Long enough for everything that has already happened to be reported. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('code that is cancelled because its page is left is loaded again when the page is back', async () => {
  const attempts = [cancelledWhenLeft(), Promise.resolve('module')]
  const results: unknown[] = []
  const load = () => attempts.shift() ?? Promise.reject(new Error('too often'))
  const done = loadUnlessLeft(load).then((module) => results.push(module))
  leave()
  await nextTask()
  expect(results).toEqual([])
  comeBack()
  await done
  expect(results).toEqual(['module'])
})

test('code that cannot be loaded fails at once on a page that stays', async () => {
  const missing = () => Promise.reject(new Error('missing'))
  await expect(loadUnlessLeft(missing)).rejects.toThrow('missing')
})

test('a request that is cancelled because its page is left is answered when the page is back', async () => {
  const failure = { error: { kind: 'unreachable' } }
  const results: unknown[] = []
  const request = cancelledWhenLeft().catch(() => failure)
  const done = withholdIfLeft(request).then((reply) => results.push(reply))
  leave()
  await nextTask()
  expect(results).toEqual([])
  comeBack()
  await done
  expect(results).toEqual([failure])
})
