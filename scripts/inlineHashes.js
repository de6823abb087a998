import { createHash } from 'node:crypto'

const entities = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const decode = (text) => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity])

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Emotion and the toasts call `insertRule` on an empty `<style>`, so empty text is allowed. */
const EMPTY_STYLE = ''

/**
 * Hashes of the pages' inline scripts, styles and style attributes, for a Content-Security-Policy. All
 * pages share one list: a host doesn't need a rule for each, and a page served under another path
 * keeps its styles.
 */
export function inlineHashes(pages) {
  const scripts = new Set()
  const styles = new Set([hashOf(EMPTY_STYLE)])
  const styleAttributes = new Set()
  for (const page of pages) {
    // A script with attributes is data or a file.
    for (const [, text] of page.matchAll(/<script>(.*?)<\/script>/gs)) scripts.add(hashOf(text))
    for (const [, text] of page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(hashOf(text))
    for (const [, text] of page.matchAll(/<[^>]*\sstyle="([^"]*)"/g))
      styleAttributes.add(hashOf(decode(text)))
  }
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes] }
}
