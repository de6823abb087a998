import { describe, expect, it } from '@jest/globals'
import {
  type Addition,
  applyChanges,
  type Change,
  dropChange,
  failChange,
  press,
  type QuantityStep,
  readStarted,
  type Removal,
  setStatus,
  settle,
} from './changes'

interface Line {
  _id: string
  qty: number
}

let number = 0
const change = (status: Change<Line>['status']) => {
  number += 1
  return { id: String(number), user: 'asha', itemId: 'fern', status }
}
const add = (status: Change<Line>['status'] = 'waiting'): Addition<Line> => {
  return { ...change(status), kind: 'add', item: { _id: 'fern', qty: 1 } }
}
const remove = (status: Change<Line>['status'] = 'waiting'): Removal => {
  return { ...change(status), kind: 'remove' }
}
const step = (qty: number, status: Change<Line>['status'] = 'sent'): QuantityStep => {
  return { ...change(status), kind: 'quantity', step: 1, qty }
}
const moss = { _id: 'moss', qty: 2 }
const fern = { _id: 'fern', qty: 4 }

describe('the screen', () => {
  it('shows pending changes on top of the server’s list', () => {
    expect(applyChanges([moss], [add('sent'), step(2)])).toEqual([moss, { _id: 'fern', qty: 2 }])
    expect(applyChanges([moss, fern], [remove('done')])).toEqual([moss])
    expect(applyChanges([moss, fern], [step(5), step(6)])).toEqual([moss, { ...fern, qty: 6 }])
  })

  it('shows an addition once when the list has it already', () => {
    expect(applyChanges([fern], [add('done')])).toEqual([fern])
  })

  it('lets an item that was removed and added again start over', () => {
    expect(applyChanges([fern, moss], [remove('sent'), add()])).toEqual([
      moss,
      { _id: 'fern', qty: 1 },
    ])
  })

  it('raises every line of an item, as the backend does', () => {
    const lines = [fern, { ...fern, qty: 2 }]
    expect(applyChanges(lines, [step(5)]).map(({ qty }) => qty)).toEqual([5, 3])
  })
})

describe('a press', () => {
  it('cancels a waiting addition and the changes that wait for it', () => {
    const [removal, addition] = [remove('sent'), add()]
    const before = [removal, addition, step(2, 'waiting')]
    expect(press(before, remove(), true)).toEqual([removal])
  })

  it('cancels a waiting removal, unless the item would start over', () => {
    const [addition, removal] = [add('sent'), remove()]
    expect(press([addition, removal], add(), false)).toEqual([addition])
    expect(press([addition, removal], add(), true)).toHaveLength(3)
  })
})

describe('a failure', () => {
  it('drops the changes that wait for it', () => {
    const addition = add('sent')
    const changes = [addition, step(2, 'waiting'), remove()]
    expect(failChange(changes, addition.id)).toEqual([
      { ...addition, status: 'failed' },
      changes[2],
    ])
    expect(dropChange(changes, addition.id)).toEqual([changes[2]])
  })

  it('still sends the removal of an item that may have arrived', () => {
    const [addition, removal] = [add('sent'), remove()]
    expect(failChange([addition, removal], addition.id)).toContain(removal)
  })

  it('lowers the targets after a failed step', () => {
    const steps = [step(5), step(6), step(7)]
    const qtys = dropChange(steps, steps[1]?.id ?? '').map((it) => 'qty' in it && it.qty)
    expect(qtys).toEqual([5, 6])
  })
})

describe('a query', () => {
  it('settles the changes that were done before it started, and no others', () => {
    const [done, sent] = [add('done'), remove('sent')]
    const read = readStarted<Line>([done, sent], 'query')
    const later = setStatus(read, sent.id, 'done')
    expect(settle(later, 'query').map(({ id }) => id)).toEqual([sent.id])
    expect(settle(later, 'another')).toHaveLength(2)
  })

  it('keeps the steps of one quantity together', () => {
    const [done, sent] = [step(5, 'done'), step(6)]
    const read = readStarted<Line>([done, sent], 'query')
    expect(settle(read, 'query')).toHaveLength(2)
    const next = readStarted(setStatus(read, sent.id, 'done'), 'next')
    expect(settle(next, 'next')).toEqual([])
  })
})
