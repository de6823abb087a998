/**
 * The visible pieces of a page's text in reading order, from its main heading to the end of the
 * footer. Runs in the page, so everything it needs is inside.
 */
export function visiblePieces(): string[] {
  const pieces: string[] = []
  const add = (text: string | null) => {
    const piece = text?.replace(/\s+/g, ' ').trim()
    if (piece) pieces.push(piece)
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null

  function read(node: Node): void {
    if (node instanceof Text) {
      const { parentElement } = node
      if (parentElement && isShown(parentElement)) add(node.data)
      return
    }
    if (!(node instanceof Element)) return
    const label = node.getAttribute('aria-label')
    // A label replaces what is inside a link or a button.
    if (label !== null && node.matches('a, button, img, [role="img"]')) {
      if (isShown(node)) add(label)
      return
    }
    if (node instanceof HTMLImageElement && isShown(node)) add(node.alt)
    for (const child of node.childNodes) read(child)
  }
  for (const part of document.querySelectorAll('main, footer')) read(part)
  return pieces
}
