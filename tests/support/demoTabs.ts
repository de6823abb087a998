import { afterEach, beforeEach, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { openTab, type Tab } from './headlessTab'
import { demoSession } from './sessions'

let tabs: Tab[] = []

afterEach(() => {
  for (const tab of tabs) tab.close()
  tabs = []
})

/** Gives each test its own database; faults aren't logged. */
export function isolateDemoTabs(): void {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockReturnValue()
    Object.assign(globalThis, { indexedDB: new IDBFactory() })
  })
}

/** Opens a tab of the demo user, and waits for its lists. It's closed after the test. */
export async function openDemoTab(settings: Parameters<typeof openTab>[1] = {}): Promise<Tab> {
  const tab = openTab(await demoSession(), settings)
  tabs.push(tab)
  await waitFor(() => {
    if (!tab.cart() || !tab.wishlist()) throw new Error('The lists have not loaded.')
  })
  return tab
}
