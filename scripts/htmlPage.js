/**
 * Fills the shell, `index.html` as Vite has built it. Every value is inserted by a function: in a
 * replacement given as text `$&` and `$'` would have a meaning.
 */
export function fillShell(
  shell,
  { title, styles = '', page, chunks, wideChunks = [], markup = '', products },
) {
  const dataPage = page === undefined ? '' : ` data-page="${page}"`
  const dataWide = wideChunks.length === 0 ? '' : ` data-wide-chunks="${wideChunks.join(' ')}"`
  const root = `<div id="root"${dataPage} data-chunks="${chunks.join(' ')}"${dataWide}>${markup}</div>`
  return shell
    .replace('<title>Frond</title>', () => `<title>${title}</title>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => root + dataBlock(products))
}

/** What the markup was made from. Not a script: `<` is escaped so that no text can end the block. */
function dataBlock(products) {
  if (!products) return ''
  const json = JSON.stringify({ products }).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="prerendered">${json}</script>`
}
