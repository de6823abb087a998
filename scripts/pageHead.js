/** Where `npm start` serves the shop; a deployment sets VITE_SITE_URL (README, 'Settings'). */
export const DEFAULT_SITE_URL = 'http://localhost:4173'

const meta = (attribute, values) =>
  Object.entries(values).map(
    ([name, content]) => `<meta ${attribute}="${name}" content="${escape(content)}">`,
  )

/** For the shell, whose routes search engines can't read. */
export function shellHead(description) {
  return meta('name', { description, robots: 'noindex' }).join('')
}

/**
 * Elements in a page's `<head>` for search engines and shared links.
 *
 * @param {object} page
 * @param {string} page.home the home page's URL
 * @param {string} page.path
 * @param {string} page.title
 * @param {string} page.description
 * @param {boolean} [page.isHidden] hides the page from search engines
 * @param {string} [page.picture] the path of a picture in place of the shop's
 */
export function pageHead({ home, path, title, description, isHidden = false, picture }) {
  const url = new URL(path.slice(1), home).href
  return [
    ...meta('name', { description }),
    ...(isHidden
      ? meta('name', { robots: 'noindex' })
      : [`<link rel="canonical" href="${escape(url)}">`]),
    ...meta('property', {
      'og:type': 'website',
      'og:site_name': 'Frond',
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:image': new URL(picture ?? 'sharing.jpg', home).href,
      ...(!picture && { 'og:image:width': '1200', 'og:image:height': '630' }),
    }),
    ...meta('name', { 'twitter:card': picture ? 'summary' : 'summary_large_image' }),
  ].join('')
}

/** Fetches a font before the browser has found a letter for it. */
export const fontPreload = (href) =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * The catalogue for search engines (schema.org).
 *
 * @param {readonly import('../src/contract/entities').Product[]} products
 * @param {string} home the home page's URL
 * @param {(id: string) => string} plantPath
 */
export function productData(products, home, plantPath) {
  const absolute = (path) => new URL(path, home).href
  return jsonBlock('type="application/ld+json"', {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Product',
        name: product.name,
        image: absolute(product.image),
        offers: {
          '@type': 'Offer',
          url: absolute(plantPath(product._id).slice(1)),
          price: product.discountedPrice,
          priceCurrency: 'INR',
          availability: `https://schema.org/${product.outOfStock ? 'OutOfStock' : 'InStock'}`,
        },
      },
    })),
  })
}

/** A data block. `<` is escaped so that no text can close it. */
export function jsonBlock(attributes, data) {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** The sitemap for search engines, of some paths. */
export function sitemap(paths, home) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escape(new URL(path.slice(1), home).href)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
