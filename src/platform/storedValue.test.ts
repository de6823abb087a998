import { afterEach, expect, jest, test } from '@jest/globals'
import * as v from 'valibot'

afterEach(() => {
  delete document.documentElement.dataset['base']
})

/** A page's own copy of the module, for a shop that is served under a path. */
async function openPage(base?: string) {
  jest.resetModules()
  if (base !== undefined) document.documentElement.dataset['base'] = base
  const { createStoredValue } = await import('./storedValue')
  return createStoredValue('localStorage', 'colour', v.object({ name: v.string() }))
}

test('a stored value is there after a reload, until it is cleared', async () => {
  expect((await openPage()).write({ name: 'green' })).toBe(true)
  const reloaded = await openPage()
  expect(reloaded.read()).toEqual({ name: 'green' })
  reloaded.clear()
  expect(localStorage).toHaveLength(0)
})

test.each(['{"name":', '{"name":7}', 'null', ''])(
  'damaged content %j is erased',
  async (content) => {
    localStorage.setItem('frond.colour', content)
    expect((await openPage()).read()).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  },
)

test('a value that the browser refuses to store lasts as long as the page', async () => {
  const page = await openPage()
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(page.write({ name: 'green' })).toBe(false)
  expect(page.read()).toEqual({ name: 'green' })
  refused.mockRestore()
  expect((await openPage()).read()).toBeUndefined()
})

test('two shops on one origin, each under its own path, share nothing', async () => {
  const [first, second] = [await openPage('/a/'), await openPage('/b/')]
  first.write({ name: 'green' })
  expect(second.read()).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual(['a/frond.colour'])
})
