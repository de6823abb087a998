/**
 * Changes the page as a browser's translation does: a `<font>` with a text of its own replaces every
 * text, at once and whenever the page changes. Runs in the page.
 */
export function translatePage() {
  const wrap = (text: Node) => {
    const parent = text.parentElement
    if (!parent || parent.closest('font, head, script, style, template')) return
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    font.textContent = text.textContent
    parent.replaceChild(font, text)
  }
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }
  wrapAll(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node instanceof Text) wrap(node)
        else wrapAll(node)
      }
  }).observe(document.body, { childList: true, subtree: true })
}
