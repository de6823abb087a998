/** The hosts that the payment provider's widget needs, from its documentation. */
const provider = {
  checkout: 'https://checkout.razorpay.com',
  cdn: 'https://cdn.razorpay.com',
  frames: 'https://api.razorpay.com',
  reports: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATED = 'no-cache'

const originOf = (url) => (URL.canParse(url) ? [new URL(url).origin] : [])

/**
 * The policy of documents and workers: a worker makes its pages' requests, so it needs the same hosts.
 * `apiUrl` and `vitalsUrl` are other origins from the build's settings. The mock's payment script is a
 * `blob:`; the provider's own script doesn't support Trusted Types.
 */
export function contentSecurityPolicy({ hashes, apiUrl = '', vitalsUrl = '', paymentKey = '' }) {
  const isStandIn = paymentKey === '' && apiUrl === ''
  const api = originOf(apiUrl)
  const live = (...hosts) => (isStandIn ? [] : hosts)
  const directives = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hashes.scripts,
      ...(isStandIn ? ['blob:'] : [provider.checkout, provider.cdn]),
    ],
    'style-src': ["'self'", ...hashes.styles],
    'style-src-attr': ["'unsafe-hashes'", ...hashes.styleAttributes],
    'img-src': ["'self'", 'data:', ...api, ...live(provider.cdn)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...api,
      ...originOf(vitalsUrl),
      ...live(provider.checkout, provider.cdn, provider.frames, ...provider.reports),
    ],
    'frame-src': isStandIn ? ["'none'"] : [provider.frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Browser features that the shop doesn't use. */
const unused = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'usb']

/** The headers of every response. */
export const commonHeaders = {
  // The provider needs the shop's origin, but nobody needs the page's path.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // For 404 pages of hosts that choose headers by path: `<meta>` can't set `frame-ancestors`.
  'X-Frame-Options': 'DENY',
}

/**
 * The headers of documents and workers. Browsers ignore them on other responses, of which a first visit
 * has about forty.
 */
export const documentHeaders = (policy) => ({
  'Content-Security-Policy': policy,
  // The provider opens banks' windows, which report back to the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
})

const workers = ['serviceWorker.js', 'mockServiceWorker.js']

const spellings = (path) => [path.slice(1), `${path.slice(1)}/`]

/** The paths of every document, by route and by file. */
const documentsOf = (pages) => [
  ...pages.flatMap(({ path, file }) => (path === '/' ? ['', file] : [...spellings(path), file])),
  ...spellings('/productListing'),
  'plant/*',
]

/**
 * `_headers` for Netlify, Cloudflare Pages and `vite preview`. No two rules set the same header for a
 * path, because hosts would send both.
 */
export function headersFile(policy, base, pages) {
  const rules = [
    ['*', commonHeaders],
    ['assets/*', { 'Cache-Control': IMMUTABLE }],
    ...[...documentsOf(pages), ...workers].map((path) => [
      path,
      { ...documentHeaders(policy), 'Cache-Control': REVALIDATED },
    ]),
  ]
  return rules
    .map(([path, entries]) => [base + path, ...Object.entries(entries).map(line)].join('\n'))
    .join('\n')
    .concat('\n')
}

/**
 * Puts the policy into the 404 page, which hosts send for paths that no rule of `_headers` can name. A
 * `<meta>` must not contain `frame-ancestors`.
 */
export function withPolicy(html, policy) {
  const content = policy.replace(/; frame-ancestors [^;]*/, '')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`
  return html.replace(/<meta charset[^>]*>/, (tag) => tag + meta)
}

const line = ([name, value]) => `  ${name}: ${value}`

/**
 * The headers that a `_headers` file sets for a path.
 *
 * @param {string} file
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(file, path) {
  const found = {}
  let applies = false
  for (const text of file.split('\n')) {
    const [name, ...value] = text.trim().split(': ')
    if (!text.startsWith(' ')) applies = matches(text, path)
    else if (applies) found[name] = value.join(': ')
  }
  return found
}

const matches = (rule, path) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule

/**
 * `_redirects` for the same hosts: the listing's other spelling. It names no file with `.html`, because
 * Cloudflare Pages would redirect to the path without it instead of serving the file.
 */
export function redirectsFile(base) {
  const rules = spellings('/productListing').map(
    (from) => `${base}${from} ${base}productlisting 200\n`,
  )
  return rules.join('')
}
