import { createHash } from 'node:crypto'

const entities = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const decode = (text) => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity])

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Emotion and the toasts fill an empty `<style>` through `insertRule`: the empty text is allowed. */
const EMPTY_STYLE = ''

/**
 * The inline scripts, styles and style attributes of the pages that the build has written, as
 * hashes for a Content-Security-Policy. One list for all pages: a host then needs no rule for each,
 * and a page that is served at another address keeps its styles.
 */
export function inlineHashes(pages) {
  const scripts = new Set()
  const styles = new Set([hashOf(EMPTY_STYLE)])
  const styleAttributes = new Set()
  for (const page of pages) {
    // A script with a type or a source is data, or a file.
    for (const [, text] of page.matchAll(/<script>(.*?)<\/script>/gs)) scripts.add(hashOf(text))
    for (const [, text] of page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(hashOf(text))
    for (const [, text] of page.matchAll(/<[^>]*\sstyle="([^"]*)"/g))
      styleAttributes.add(hashOf(decode(text)))
  }
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes] }
}
