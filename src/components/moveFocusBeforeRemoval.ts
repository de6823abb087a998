/** Set on every entry of a list from which entries can be removed: the entry's _id. */
export const LIST_ITEM_ATTRIBUTE = 'data-list-item'

/**
 * Called before an entry leaves its list, with the pressed button of that entry: moves the
 * keyboard's focus to the same button of a neighbour, or to the page's heading when none stays,
 * so that it is not lost with the entry. Entries with the same _id leave together.
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
  // Counted from the end: a card's first button is a link once its plant is in the cart.
  const fromEnd = own.findIndex((candidate) => candidate === button) - own.length
  const next = buttonsOf(neighbour).at(fromEnd) ?? document.querySelector('h1')
  next?.focus()
}
