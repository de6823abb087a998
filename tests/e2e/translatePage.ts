/**
 * Changes the page as a browser's translation does: every text is wrapped in a `<font>`, at once and
 * whenever the page changes. Runs in the page.
 */
export function translatePage() {
  const wrap = (text: Node) => {
    const parent = text.parentElement
    if (!parent || parent.closest('font, head, script, style, template')) return
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    text.parentNode?.replaceChild(font, text)
    font.append(text)
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
