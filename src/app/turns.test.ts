import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createTurns, type Turn } from './turns'

/** Calls that a test answers by hand, in the order it likes. */
function manualCalls() {
  const turns = createTurns()
  const sent: { name: string; answer: (reply: string) => void }[] = []
  const take = (name: string, turn: Turn) =>
    turns.take(
      turn,
      () =>
        new Promise<string>((resolve) => {
          sent.push({ name, answer: resolve })
        }),
      'dropped',
      (reply) => reply === 'failed',
    )
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const names = () => sent.map(({ name }) => name)
  return { take, sent, names, settle }
}

const wish = (of: string, wanted: 'in' | 'out'): Turn => ({ of, wish: wanted })
const step = (of: string): Turn => ({ of, step: true })

test('wishes for one product go one after the other, and only the last one waiting is sent', async () => {
  const { take, sent, names, settle } = manualCalls()
  const first = take('in 1', wish('fern', 'in'))
  const second = take('out', wish('fern', 'out'))
  const third = take('in 2', wish('fern', 'in'))
  const fourth = take('out 2', wish('fern', 'out'))
  await settle()
  expect(names()).toEqual(['in 1'])

  sent[0]?.answer('done')
  await settle()
  expect(names()).toEqual(['in 1', 'out 2'])
  sent[1]?.answer('done')
  await expect(Promise.all([first, second, third, fourth])).resolves.toEqual([
    'done',
    'dropped',
    'dropped',
    'done',
  ])
})

test('wishes that cancel out are not sent', async () => {
  const { take, sent, names, settle } = manualCalls()
  void take('in', wish('fern', 'in'))
  void take('out', wish('fern', 'out'))
  const again = take('in again', wish('fern', 'in'))
  await settle()
  sent[0]?.answer('done')
  await expect(again).resolves.toBe('dropped')
  expect(names()).toEqual(['in'])
})

test('a product that was taken out after steps and added again starts anew', async () => {
  const { take, sent, names, settle } = manualCalls()
  void take('in', wish('fern', 'in'))
  void take('plus', step('fern'))
  void take('out', wish('fern', 'out'))
  void take('in again', wish('fern', 'in'))
  for (let answered = 0; answered < 4; answered += 1) {
    await settle()
    sent[answered]?.answer('done')
  }
  expect(names()).toEqual(['in', 'plus', 'out', 'in again'])
})

test('a line of unknown age is not added twice when it is taken out and added in one go', async () => {
  const { take, sent, names, settle } = manualCalls()
  void take('plus', step('fern'))
  void take('out', wish('fern', 'out'))
  void take('in', wish('fern', 'in'))
  await settle()
  expect(names()).toEqual(['plus', 'out'])
  for (const { answer } of sent) answer('done')
  await settle()
  expect(names()).toEqual(['plus', 'out', 'in'])
})

test('what waits behind a failed wish is dropped', async () => {
  const { take, sent, names, settle } = manualCalls()
  void take('in', wish('fern', 'in'))
  const waiting = take('out', wish('fern', 'out'))
  const plus = take('plus', step('fern'))
  await settle()
  sent[0]?.answer('failed')
  await expect(Promise.all([waiting, plus])).resolves.toEqual(['dropped', 'dropped'])
  expect(names()).toEqual(['in'])
})

test('steps run side by side, after the wish that makes their line', async () => {
  const { take, sent, names, settle } = manualCalls()
  void take('in', wish('fern', 'in'))
  void take('plus 1', step('fern'))
  void take('plus 2', step('fern'))
  await settle()
  expect(names()).toEqual(['in'])
  sent[0]?.answer('done')
  await settle()
  expect(names()).toEqual(['in', 'plus 1', 'plus 2'])
})

test('a product added anew does not inherit the steps of its former line', async () => {
  const { take, sent, names, settle } = manualCalls()
  void take('plus', step('fern'))
  await settle()
  void take('out', wish('fern', 'out'))
  await settle()
  expect(names()).toEqual(['plus', 'out'])
  sent[1]?.answer('done')
  void take('in', wish('fern', 'in'))
  await settle()
  expect(names()).toEqual(['plus', 'out'])
  sent[0]?.answer('done')
  await settle()
  expect(names()).toEqual(['plus', 'out', 'in'])
})

test('products do not wait for each other', async () => {
  const { take, names, settle } = manualCalls()
  void take('fern', wish('fern', 'in'))
  void take('palm', wish('palm', 'in'))
  await settle()
  expect(names()).toEqual(['fern', 'palm'])
})

test('whatever the wishes and their timing, the backend ends up with the last one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('in' as const, 'out' as const), { minLength: 1, maxLength: 20 }),
      async (scheduler, wishes) => {
        const turns = createTurns()
        let held: 'in' | 'out' = 'out'
        const replies = wishes.map((wanted) =>
          turns.take(
            wish('fern', wanted),
            () =>
              scheduler.schedule(Promise.resolve()).then(() => {
                held = wanted
                return 'done'
              }),
            'dropped',
            () => false,
          ),
        )
        await scheduler.waitFor(Promise.all(replies))
        expect(held).toBe(wishes.at(-1))
      },
    ),
  )
})
