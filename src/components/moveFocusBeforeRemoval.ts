import { focusHeading } from './focusHeading'

/** Holds the item's _id on every item of a list that items can be removed from. */
export const LIST_ITEM_ATTRIBUTE = 'data-list-item'

/**
 * Call it with the pressed button before its item is removed. Moves focus to the same button of the
 * next item, or to the page heading if no item is left. Items with the same _id are removed
 * together.
 */
export function moveFocusBeforeRemoval(button: Element): void {
  if (button !== document.activeElement) return
  const entry = button.closest(`[${LIST_ITEM_ATTRIBUTE}]`)
  const siblings = [...(entry?.parentElement?.children ?? [])]
  const ownId = entry?.getAttribute(LIST_ITEM_ATTRIBUTE)
  const staying = (sibling: Element) => {
    const id = sibling.getAttribute(LIST_ITEM_ATTRIBUTE)
    return id !== null && id !== ownId
  }
  const position = siblings.findIndex((sibling) => sibling === entry)
  const neighbour =
    siblings.slice(position + 1).find(staying) ?? siblings.slice(0, position).findLast(staying)

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
