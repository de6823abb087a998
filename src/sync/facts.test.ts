import { expect, jest, test } from '@jest/globals'
import { createFacts } from './facts'

const user = 'asha.rao@frond.example'
const paid = (id: string) => ({ kind: 'paid' as const, id, user, items: [] })

test('a damaged fact takes none of the others with it', () => {
  const facts = createFacts()
  facts.write(paid('a'))
  facts.write(paid('b'))
  const key = Object.keys(localStorage).find((name) => name.endsWith('.a')) ?? ''
  localStorage.setItem(key, '{"kind":"paid"')
  expect(createFacts().ofUser(user)).toEqual([paid('b')])
  expect(localStorage.getItem(key)).toBeNull()
})

test('a fact that the browser refuses to store lasts as long as the page', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const facts = createFacts()
  facts.write(paid('a'))
  expect(facts.ofUser(user)).toEqual([paid('a')])
  facts.erase(paid('a'))
  expect(facts.ofUser(user)).toEqual([])
  setItem.mockRestore()
})
