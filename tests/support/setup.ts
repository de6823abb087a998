import '@testing-library/jest-dom/jest-globals'
// Node's own, which the fake clock leaves alone.
import { setTimeout as realTimeout } from 'node:timers'
import { format } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'
import { subscribeToAnnouncements } from '@/notifications/toast'
import { backend } from './backend'
import { resetPaymentProvider } from './paymentProvider'

// Node's default. Jest's is 100, although most errors here only tell a query to look again.
Error.stackTraceLimit = 10

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined

let consoleErrors: string[] = []

configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => {
  backend.listen({ onUnhandledRequest: 'error' })
})

beforeEach(() => {
  consoleErrors = []
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    consoleErrors.push(format(...args))
  })
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  backend.reset()
})

afterEach(async () => {
  // A press is sent in the task after it. A test's last one mustn't reach the next test's backend.
  await new Promise((resolve) => {
    realTimeout(resolve)
  })
  cleanup()
  resetPaymentProvider()
  // Otherwise, the toasts of a test without a screen would be shown in the next test.
  subscribeToAnnouncements(() => undefined)()
  if (consoleErrors.length > 0) throw new Error(`console.error: ${consoleErrors.join('\n')}`)
})

afterAll(() => {
  backend.close()
})
