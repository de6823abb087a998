import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { MutationKind } from '../api/api'
import { createMutationQueue } from './mutationQueue'

/** Requests that a test answers by hand, in the order it likes. */
function manualRequests() {
  const queue = createMutationQueue()
  const sent: { name: string; answer: (reply: string) => void }[] = []
  const enqueue = (kind: MutationKind, name: string = kind, key = 'fern') =>
    queue.enqueue(
      { key, kind },
      () =>
        new Promise<string>((resolve) => {
          sent.push({ name, answer: resolve })
        }),
      'superseded',
      (reply) => reply === 'failed',
    )
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const names = () => sent.map(({ name }) => name)
  const answer = async (index: number, reply = 'done') => {
    sent[index]?.answer(reply)
    await settle()
  }
  return { queue, enqueue, names, answer, settle }
}

test('membership mutations of one product wait for each other and collapse to the latest', async () => {
  const { enqueue, names, answer, settle } = manualRequests()
  const first = enqueue('add', 'add 1')
  await settle()
  const waiting = [
    enqueue('remove', 'remove 1'),
    enqueue('add', 'add 2'),
    enqueue('remove', 'remove 2'),
  ]
  await settle()
  expect(names()).toEqual(['add 1'])
  await answer(0)
  expect(names()).toEqual(['add 1', 'remove 2'])
  await answer(1)
  await expect(Promise.all([first, ...waiting])).resolves.toEqual([
    'done',
    'superseded',
    'superseded',
    'done',
  ])
})

test('a mutation is skipped if the server already matches', async () => {
  const { enqueue, names, answer, settle } = manualRequests()
  void enqueue('add', 'add 1')
  await settle()
  const again = enqueue('add', 'add 2')
  await answer(0)
  await expect(again).resolves.toBe('superseded')
  expect(names()).toEqual(['add 1'])
})

test('a removal is sent although an addition follows: the new line starts at quantity 1', async () => {
  const { enqueue, names, answer, settle } = manualRequests()
  void enqueue('changeQuantity')
  void enqueue('remove')
  void enqueue('add')
  for (let index = 0; index < 3; index += 1) {
    await settle()
    await answer(index)
  }
  expect(names()).toEqual(['changeQuantity', 'remove', 'add'])
})

test('mutations queued before a failure are discarded, later ones are sent', async () => {
  const { queue, enqueue, names, answer, settle } = manualRequests()
  void enqueue('add', 'add 1')
  await settle()
  const queued = [enqueue('remove'), enqueue('changeQuantity')]
  await settle()
  await answer(0, 'failed')
  await expect(Promise.all(queued)).resolves.toEqual(['superseded', 'superseded'])
  expect(queue.isOutcomeUnknown('fern')).toBe(true)
  void enqueue('add', 'add 2')
  await settle()
  expect(names()).toEqual(['add 1', 'add 2'])
  await answer(1)
  expect(queue.isOutcomeUnknown('fern')).toBe(false)
})

test('quantity changes run concurrently, after the addition of their line', async () => {
  const { enqueue, names, answer, settle } = manualRequests()
  void enqueue('add')
  void enqueue('changeQuantity', 'plus 1')
  void enqueue('changeQuantity', 'plus 2')
  await settle()
  expect(names()).toEqual(['add'])
  await answer(0)
  expect(names()).toEqual(['add', 'plus 1', 'plus 2'])
})

test('a quantity change of a line that has been removed is not sent', async () => {
  const { enqueue, names, answer, settle } = manualRequests()
  void enqueue('remove')
  const plus = enqueue('changeQuantity')
  await settle()
  await answer(0)
  await expect(plus).resolves.toBe('superseded')
  expect(names()).toEqual(['remove'])
})

test('a membership mutation waits for the quantity changes before it', async () => {
  const { enqueue, names, answer, settle } = manualRequests()
  void enqueue('changeQuantity', 'plus 1')
  void enqueue('changeQuantity', 'plus 2')
  void enqueue('remove')
  await settle()
  await answer(1)
  expect(names()).toEqual(['plus 1', 'plus 2'])
  await answer(0)
  expect(names()).toEqual(['plus 1', 'plus 2', 'remove'])
})

test('products do not wait for each other', async () => {
  const { enqueue, names, settle } = manualRequests()
  void enqueue('add', 'fern', 'fern')
  void enqueue('add', 'palm', 'palm')
  await settle()
  expect(names()).toEqual(['fern', 'palm'])
})

test('the server ends up with the latest membership mutation, whatever the timing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('add' as const, 'remove' as const), {
        minLength: 1,
        maxLength: 20,
      }),
      async (scheduler, kinds) => {
        const queue = createMutationQueue()
        let held: MutationKind = 'remove'
        const replies = kinds.map((kind) =>
          queue.enqueue(
            { key: 'fern', kind },
            () =>
              scheduler.schedule(Promise.resolve()).then(() => {
                held = kind
                return 'done'
              }),
            'superseded',
            () => false,
          ),
        )
        await scheduler.waitFor(Promise.all(replies))
        expect(held).toBe(kinds.at(-1))
      },
    ),
  )
})
