import type { EnginePage } from './enginePage'

/** The sign-up form's fields, in order, of a shopper without an address. */
export const newShopper = {
  Email: 'ravi@frond.example',
  'First name': 'Ravi',
  'Last name': 'Nair',
  Password: 'Moss-and-Peat-3',
  'Confirm password': 'Moss-and-Peat-3',
}

/** Waits until the one button of the page is filled, and the other one only has an outline. */
export function expectFilled(tab: EnginePage, filled: string, outlined: string): Promise<void> {
  const areFilled = (names: string[]) =>
    names.map((name) => {
      const buttons = [...document.querySelectorAll('main button')]
      const found = buttons.find(({ textContent }) => textContent === name)
      return found && getComputedStyle(found).backgroundColor !== 'rgba(0, 0, 0, 0)'
    })
  return tab.waitUntil(areFilled, [true, false], [filled, outlined])
}
