/** Elements that text flows through; any other starts a line or is a control. */
const inline = new Set(['A', 'B', 'EM', 'I', 'S', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP'])

const blocksOf = (node: Node) => {
  const blocks: Element[] = []
  for (let element = node.parentElement; element; element = element.parentElement)
    if (!inline.has(element.tagName)) blocks.push(element)
  return blocks
}

/** Pairs of texts in one block that run together: '₹600' and 'Original price' as '₹600Original price'. */
export function textsThatRunTogether(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  let last: Text | undefined
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!(text instanceof Text) || text.parentElement?.closest('[aria-hidden="true"], mark'))
      continue
    const isSameBlock = last && blocksOf(last)[0] === blocksOf(text)[0]
    const isSameElement = last?.parentElement === text.parentElement
    if (
      last &&
      isSameBlock &&
      !isSameElement &&
      /[\p{L}\p{N}%]$/u.test(last.data) &&
      /^[\p{L}\p{N}₹]/u.test(text.data)
    )
      found.push(`${last.data}|${text.data}`)
    last = text
  }
  return found
}
