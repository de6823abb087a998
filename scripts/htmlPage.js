import { jsonBlock } from './pageHead.js'

/**
 * Fills the shell, which is the `index.html` built by Vite. Values are inserted by functions, because
 * `$&` and `$'` have a meaning in a replacement string.
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
      // Only pages without markup show it.
      .replace(isPrerendered ? /<template id="unavailable">.*<\/template>/s : '', '')
      .replace('<title>Frond</title>', () => `<title>${title}</title>${head}`)
      .replace('</head>', () => `${styles}</head>`)
      .replace('<div id="root"></div>', () => root + dataBlock(products) + data)
  )
}

/** The data that the markup was rendered from. */
function dataBlock(products) {
  return products ? jsonBlock('type="application/json" id="prerendered"', { products }) : ''
}
