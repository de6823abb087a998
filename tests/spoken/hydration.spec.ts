import { expect } from '@playwright/test'
import { test } from './fixtures'
import { readThrough, unheard } from './readThrough'
import { visiblePieces } from './visiblePieces'

/** The shop's code, without its first script. */
const SHOP = /^\/assets\/shop-/

const pages = [
  { name: 'the listing', path: '/productlisting', heading: 'Monstera Deliciosa' },
  { name: 'the login', path: '/login', heading: 'Login' },
]

// Orca remembers where it has found an element. Firefox doesn't tell it about the elements that move
// into another one when that one gets a click handler.
for (const { name, path, heading } of pages)
  test(`every visible piece of ${name} is heard again after hydration`, async ({
    shop,
    desktop,
    host,
  }) => {
    const release = host.hold(SHOP)
    await shop.load(path, heading)
    await readThrough(desktop)
    release()
    await shop.waitForData()
    await desktop.speech.settle()
    const pieces = await shop.tab.evaluate(visiblePieces)
    expect(unheard(pieces, await readThrough(desktop))).toEqual([])
  })
