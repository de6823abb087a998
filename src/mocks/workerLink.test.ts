import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createWorkerLink } from './workerLink'

/** As much of a worker as the link meets: it answers as MSW's does, or keeps silent. */
class FakeWorker extends EventTarget {
  readonly heard: unknown[] = []
  constructor(
    private readonly container: FakeContainer,
    public answersAfter: number | undefined,
  ) {
    super()
  }
  postMessage(message: unknown) {
    this.heard.push(message)
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

const link = () => createWorkerLink(container)

async function outcome(answers: Promise<boolean>, milliseconds: number) {
  let known: boolean | undefined
  void answers.then((answer) => {
    known = answer
  })
  await jest.advanceTimersByTimeAsync(milliseconds)
  return known
}

test('without a worker in control there is no answer, at once', async () => {
  expect(await outcome(link().answers(), 0)).toBe(false)
})

test('a worker is told of the page before every call, for it forgets when it is stopped', async () => {
  const worker = (container.controller = new FakeWorker(container, 3))
  const { answers } = link()
  expect(await outcome(answers(), 3)).toBe(true)
  expect(await outcome(answers(), 3)).toBe(true)
  expect(worker.heard).toEqual(['MOCK_ACTIVATE', 'MOCK_ACTIVATE'])
})

test('calls at the same moment ask once', async () => {
  const worker = (container.controller = new FakeWorker(container, 3))
  const { answers } = link()
  const both = Promise.all([answers(), answers()]).then(([one, other]) => one && other)
  expect(await outcome(both, 3)).toBe(true)
  expect(worker.heard).toHaveLength(1)
})

test('a silent worker is waited for half a second, and asked again by the next call', async () => {
  const worker = (container.controller = new FakeWorker(container, undefined))
  const { answers } = link()
  const silence = answers()
  expect(await outcome(silence, 499)).toBeUndefined()
  expect(await outcome(silence, 1)).toBe(false)
  worker.answersAfter = 3
  expect(await outcome(answers(), 3)).toBe(true)
})

test('an answer of a worker that is no longer in control does not count', async () => {
  container.controller = new FakeWorker(container, 3)
  const asked = link().answers()
  container.controller = new FakeWorker(container, undefined)
  expect(await outcome(asked, 499)).toBeUndefined()
  expect(await outcome(asked, 1)).toBe(false)
})

test('MSW hears every version of the worker, each message once', () => {
  link()
  const heard = jest.fn()
  container.addEventListener('message', (event) => {
    if (event instanceof MessageEvent) heard(event.data, event.source)
  })
  container.receive(new FakeWorker(container, 0), { type: 'REQUEST' })
  expect(heard.mock.calls).toEqual([[{ type: 'REQUEST' }, null]])
})

test('calls leave no listeners behind', async () => {
  container.controller = new FakeWorker(container, 1)
  const { answers } = link()
  const added = jest.spyOn(container, 'addEventListener')
  await outcome(answers(), 1)
  await outcome(answers(), 1)
  expect(added).not.toHaveBeenCalled()
})
