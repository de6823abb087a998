import { expect, jest, test } from '@jest/globals'
import { hasShopLeft } from './hasShopLeft'

const script = 'https://shop.example/serviceWorker.js'
const home = 'https://shop.example/'

const file = (type: string, body = '') => new Response(body, { headers: { 'content-type': type } })
const worker = file('text/javascript')
const shop = file('text/html', '<title>Frond | Plants</title>')
const otherSite = file('text/html', '<title>Recipes</title>')
const answer = (status: number) => new Response('', { status })

/** The host responds with these to the requests for the script and the home page. */
function hostHas(found: Response | undefined, page: Response | undefined): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const response = url === script ? found : page
    return response ? Promise.resolve(response.clone()) : Promise.reject(new TypeError('offline'))
  })
}

test.each([
  ['neither of them', answer(404), answer(404)],
  ['no script', answer(404), shop],
  ['a page in place of the script', otherSite, shop],
  ['another site’s page, and the old script', worker, otherSite],
  ['no page any more', worker, answer(410)],
])('the shop has left a host that has %s', async (_, found, page) => {
  hostHas(found, page)
  expect(await hasShopLeft(script, home)).toBe(true)
})

test.each([
  ['has both', worker, shop],
  ['fails', answer(503), answer(500)],
  ['refuses the request for the script', answer(405), shop],
  ['doesn’t respond', undefined, undefined],
])('the shop hasn’t left a host that %s', async (_, found, page) => {
  hostHas(found, page)
  expect(await hasShopLeft(script, home)).toBe(false)
})
