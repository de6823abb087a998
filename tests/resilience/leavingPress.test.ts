import { afterEach, expect, jest, test } from '@jest/globals'
import { http } from 'msw'
import { addToCart } from '@/features/cart/cartThunks'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { openDemoTab } from '../support/demoTabs'
import { stopClock } from '../support/fakeClock'

// A file of its own, because leaving a page concerns everything that is open in it.

afterEach(() => {
  jest.useRealTimers()
})

test('a press right before the page is left is sent', async () => {
  const [plant] = plants
  if (!plant) throw new Error('The catalogue is empty.')
  const { store } = await openDemoTab()
  const arrived = new Promise<string>((resolve) => {
    backend.server.use(
      http.post('*/api/user/cart', () => {
        resolve('arrived')
      }),
    )
  })
  stopClock()
  void store.dispatch(addToCart(plant))
  window.dispatchEvent(new Event('beforeunload'))
  expect(await arrived).toBe('arrived')
})
