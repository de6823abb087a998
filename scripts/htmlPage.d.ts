export function fillShell(
  shell: string,
  page: {
    title: string
    /** Elements for search engines and shared links (scripts/pageHead.js). */
    head?: string
    /** A `<style>` element. */
    styles?: string
    /** The path that the markup was rendered for. The shell has none. */
    page?: string
    /** The chunks that the page needs, as paths. */
    chunks: readonly string[]
    /** Those that it also needs on wide screens. */
    wideChunks?: readonly string[]
    markup?: string
    products?: readonly unknown[] | undefined
    /** Data blocks for search engines. They compress best next to the products, which they repeat. */
    data?: string
  },
): string
