import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { returnHref } from './paths'

const from = (pathname: string, search = '', hash = '') => ({ from: { pathname, search, hash } })

describe('the way back after login', () => {
  test('leads to the page that was left, with its search and hash', () => {
    expect(returnHref(from('/myCart', '?from=mail&x=%2F', '#top'))).toBe(
      '/myCart?from=mail&x=%2F#top',
    )
    expect(returnHref(from('/mywishlist'))).toBe('/mywishlist')
  })

  test.each([
    ['nothing', undefined],
    ['text', '/mycart'],
    ['a location without a path', { from: { search: '?x' } }],
    ['a path that is no text', { from: { pathname: ['/mycart'] } }],
  ])('leads home when %s was remembered', (_what, state) => {
    expect(returnHref(state)).toBe('/')
  })

  test.each(['/login', '/LOGIN/', '/signup', '/logout', '/mycart/../login'])(
    'leads home rather than to %s',
    (pathname) => {
      expect(returnHref(from(pathname, '?x', '#y'))).toBe('/')
    },
  )

  test.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['/.//evil.example'],
    ['https://evil.example'],
    ['javascript:alert(1)'],
    ['/', '/evil.example'],
  ])('leads home instead of to another site: %j %j', (pathname, search = '') => {
    expect(returnHref(from(pathname, search))).toBe('/')
  })

  test('stays in the shop, whatever was remembered', () => {
    const origin = 'https://frond.example'
    const piece = fc.oneof(
      fc.string(),
      fc.string({
        unit: fc.constantFrom('/', '\\', '\t', '\n', '.', '@', ':', 'a', '?', '#', ' '),
      }),
    )
    fc.assert(
      fc.property(piece, piece, piece, (pathname, search, hash) => {
        const href = returnHref(from(`/${pathname}`, search, hash))
        expect(new URL(href, origin).origin).toBe(origin)
      }),
      { numRuns: 2000 },
    )
  })
})
