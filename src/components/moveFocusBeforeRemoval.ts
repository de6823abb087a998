import { focusHeading } from './focusHeading'

/** Holds the item's _id, on each list item that can be removed or on the card in it. */
export const LIST_ITEM_ATTRIBUTE = 'data-list-item'

/**
 * Call it with the pressed button before its item is removed. Moves focus to the same button of the
 * next item, or to the page heading if no item is left. Items with the same _id are removed
 * together.
 */
export function moveFocusBeforeRemoval(button: Element): void {
  if (button !== document.activeElement) return
  const entry = button.closest(`[${LIST_ITEM_ATTRIBUTE}]`)
  const list = entry?.closest('ul, [role="list"]')
  const items = [...(list?.querySelectorAll(`[${LIST_ITEM_ATTRIBUTE}]`) ?? [])]
  const ownId = entry?.getAttribute(LIST_ITEM_ATTRIBUTE)
  const staying = (item: Element) => item.getAttribute(LIST_ITEM_ATTRIBUTE) !== ownId
  const index = items.findIndex((item) => item === entry)
  const neighbour = items.slice(index + 1).find(staying) ?? items.slice(0, index).findLast(staying)

  const buttonsOf = (element: Element | null | undefined) => [
    ...(element?.querySelectorAll('button') ?? []),
  ]
  const own = buttonsOf(entry)
  // Counted from the end, because a card's first button becomes a link once its plant is in the
  // cart.
  const fromEnd = own.findIndex((candidate) => candidate === button) - own.length
  const next = buttonsOf(neighbour).at(fromEnd)
  if (next) next.focus()
  else focusHeading()
}
