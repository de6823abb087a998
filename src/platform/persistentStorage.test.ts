import { afterEach, expect, jest, test } from '@jest/globals'
import { requestPersistence } from './persistentStorage'

/** A browser that has not been asked yet. */
function installStorage(persist: () => Promise<boolean> = () => Promise.resolve(true)) {
  const storage = { persisted: () => Promise.resolve(false), persist: jest.fn(persist) }
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
  return storage
}

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'storage')
  Reflect.deleteProperty(window, 'mozInnerScreenX')
})

test('storage is made persistent once per device', async () => {
  const { persist } = installStorage()
  await requestPersistence()
  await requestPersistence()
  expect(persist).toHaveBeenCalledTimes(1)
})

test('Firefox, which would ask the shopper, is never asked for persistent storage', async () => {
  const { persist } = installStorage()
  Object.defineProperty(window, 'mozInnerScreenX', { configurable: true, value: 0 })
  await requestPersistence()
  expect(persist).not.toHaveBeenCalled()
})

test('a browser without persistent storage, or that refuses it, causes no error', async () => {
  await expect(requestPersistence()).resolves.toBeUndefined()
  localStorage.clear()
  installStorage(() => Promise.reject(new TypeError('refused')))
  await expect(requestPersistence()).resolves.toBeUndefined()
})
