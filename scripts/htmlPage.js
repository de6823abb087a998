import { jsonBlock } from './pageHead.js'

/**
 * Fills the shell, which is the `index.html` built by Vite. Values are inserted by functions, because
 * `$&` and `$'` have a meaning in a replacement string.
 *
 * @typedef {object} Parts
 * @property {string} title
 * @property {string} [head] elements for search engines and shared links (pageHead.js)
 * @property {string} [styles] a `<style>` element
 * @property {string} [page] the path that the markup was rendered for
 * @property {readonly string[]} chunks the paths of the scripts that the page needs
 * @property {readonly string[]} [wideChunks] those that it also needs on wide screens
 * @property {string} [markup]
 * @property {readonly object[]} [products] the data that the markup was rendered from
 * @property {string} [data] data blocks, which compress best next to the products that they repeat
 *
 * @param {string} shell
 * @param {Parts} parts
 */
export function fillShell(shell, parts) {
  const { title, head = '', styles = '', page, chunks, wideChunks = [] } = parts
  const { markup = '', products, data = '' } = parts
  const dataPage = page === undefined ? '' : ` data-page="${page}"`
  const dataWide = wideChunks.length === 0 ? '' : ` data-wide-chunks="${wideChunks.join(' ')}"`
  const root = `<div id="root"${dataPage} data-chunks="${chunks.join(' ')}"${dataWide}>${markup}</div>`
  const prerendered = products
    ? jsonBlock('type="application/json" id="prerendered"', { products })
    : ''
  return shell
    .replace(/>\n\s*/g, '>')
    .replace('<title>Frond</title>', () => `<title>${title}</title>${head}`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => root + prerendered + data)
}
