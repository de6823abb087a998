import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { all, oddPresses } from './pressInTurns'

// A phone has its filters in a dialog.
// By their number each, so that what is lost in a row can't be even for both.
for (const count of [3, 4])
  test(`one of ${String(count)} filters pressed at any moment of the load is answered once`, async ({
    page,
  }) => {
    const odd = await oddPresses(page, { selector: 'main input[type="checkbox"]', count })
    expect(odd).toHaveLength(count)
    const filters = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox')
    const checked = (filter: Locator) => filter.isChecked()
    await expect.poll(async () => (await all(filters, checked)).slice(0, count)).toEqual(odd)
  })
