export function fillShell(
  shell: string,
  page: {
    title: string
    /** Elements for search engines and shared links (scripts/pageHead.js). */
    head?: string
    /** `<style>` elements. */
    styles?: string
    /** The path that the markup was made for; the shell of all other routes has none. */
    page?: string
    /** The chunks that the page needs, as paths. */
    chunks: readonly string[]
    markup?: string
    products?: readonly unknown[] | undefined
    /** Data blocks for search engines; beside the products, which repeat them, they compress best. */
    data?: string
  },
): string
