import { jsonBlock } from './pageHead.js'

/**
 * Fills the shell, `index.html` as Vite has built it. Every value is inserted by a function: in a
 * replacement given as text `$&` and `$'` would have a meaning.
 */
export function fillShell(
  shell,
  {
    title,
    head = '',
    styles = '',
    page,
    chunks,
    wideChunks = [],
    markup = '',
    products,
    data = '',
  },
) {
  const dataPage = page === undefined ? '' : ` data-page="${page}"`
  const dataWide = wideChunks.length === 0 ? '' : ` data-wide-chunks="${wideChunks.join(' ')}"`
  const root = `<div id="root"${dataPage} data-chunks="${chunks.join(' ')}"${dataWide}>${markup}</div>`
  const isPrerendered = markup !== ''
  return (
    shell
      .replace(/>\n\s*/g, '>')
      // Shown where nothing else is.
      .replace(isPrerendered ? /<template id="unavailable">.*<\/template>/s : '', '')
      .replace('<title>Frond</title>', () => `<title>${title}</title>${head}`)
      .replace('</head>', () => `${styles}</head>`)
      .replace('<div id="root"></div>', () => root + dataBlock(products) + data)
  )
}

/** What the markup was made from. */
function dataBlock(products) {
  return products ? jsonBlock('type="application/json" id="prerendered"', { products }) : ''
}
