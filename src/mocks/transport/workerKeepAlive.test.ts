import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createWorkerKeepAlive } from './workerKeepAlive'

/** As much of a worker as is needed here: it answers as MSW's does, or keeps silent. */
class FakeWorker extends EventTarget {
  readonly messages: unknown[] = []
  constructor(
    private readonly container: FakeContainer,
    public answersAfter: number | undefined,
  ) {
    super()
  }
  postMessage(message: unknown) {
    this.messages.push(message)
    if (this.answersAfter === undefined) return
    setTimeout(() => {
      this.container.receive(this, { type: 'MOCKING_ENABLED' })
    }, this.answersAfter)
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  startMessages = jest.fn()
  receive(source: FakeWorker, data: unknown) {
    const event = new MessageEvent('message', { data })
    Object.defineProperty(event, 'source', { value: source })
    this.dispatchEvent(event)
  }
}

let container: FakeContainer

beforeEach(() => {
  jest.useFakeTimers()
  container = new FakeContainer()
})
afterEach(() => {
  jest.useRealTimers()
})

const keepAlive = () => createWorkerKeepAlive(container)

async function answerAfter(milliseconds: number, isReady: Promise<boolean>) {
  let answer: boolean | undefined
  void isReady.then((result) => {
    answer = result
  })
  await jest.advanceTimersByTimeAsync(milliseconds)
  return answer
}

test('without a controlling worker, isReady resolves to false immediately', async () => {
  expect(await answerAfter(0, keepAlive().isReady())).toBe(false)
})

test('a worker is activated before every call, because it forgets the page when the browser stops it', async () => {
  const worker = (container.controller = new FakeWorker(container, 3))
  const { isReady } = keepAlive()
  expect(await answerAfter(3, isReady())).toBe(true)
  expect(await answerAfter(3, isReady())).toBe(true)
  expect(worker.messages).toEqual(['MOCK_ACTIVATE', 'MOCK_ACTIVATE'])
})

test('calls at the same moment send one ping', async () => {
  const worker = (container.controller = new FakeWorker(container, 3))
  const { isReady } = keepAlive()
  const both = Promise.all([isReady(), isReady()]).then(([first, second]) => first && second)
  expect(await answerAfter(3, both)).toBe(true)
  expect(worker.messages).toHaveLength(1)
})

test('a silent worker counts as not ready after half a second, and the next call pings again', async () => {
  const worker = (container.controller = new FakeWorker(container, undefined))
  const { isReady } = keepAlive()
  const silence = isReady()
  expect(await answerAfter(499, silence)).toBeUndefined()
  expect(await answerAfter(1, silence)).toBe(false)
  worker.answersAfter = 3
  expect(await answerAfter(3, isReady())).toBe(true)
})

test('an answer of a worker that no longer controls the page does not count', async () => {
  container.controller = new FakeWorker(container, 3)
  const isReady = keepAlive().isReady()
  container.controller = new FakeWorker(container, undefined)
  expect(await answerAfter(499, isReady)).toBeUndefined()
  expect(await answerAfter(1, isReady)).toBe(false)
})

test('MSW receives the messages of every version of the worker, each once', () => {
  keepAlive()
  const received = jest.fn()
  container.addEventListener('message', (event) => {
    if (event instanceof MessageEvent) received(event.data, event.source)
  })
  container.receive(new FakeWorker(container, 0), { type: 'REQUEST' })
  expect(received.mock.calls).toEqual([[{ type: 'REQUEST' }, null]])
})

test('calls leave no listeners behind', async () => {
  container.controller = new FakeWorker(container, 1)
  const { isReady } = keepAlive()
  const added = jest.spyOn(container, 'addEventListener')
  await answerAfter(1, isReady())
  await answerAfter(1, isReady())
  expect(added).not.toHaveBeenCalled()
})
