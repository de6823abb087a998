import { commonHeaders, documentHeaders, IMMUTABLE, REVALIDATED } from './headers.js'

const quote = (text) => `"${text.replaceAll('"', '\\"')}"`

/** Matches a route case-insensitively, with or without trailing slashes. */
const route = (base, path, file) =>
  path === '/'
    ? `location = ${base} { try_files ${base}${file} =404; }`
    : `location ~* ^${base}${path.slice(1)}/*$ { try_files ${base}${file} =404; }`

/**
 * The content of nginx's `server` block, besides `listen` and `root`, the folder that contains the
 * build under its base path.
 */
export function nginxConfig(policy, base, pages) {
  const ofDocuments = Object.entries(documentHeaders(policy)).map(([name, value]) => ({
    name,
    value,
    variable: `$frond_${name.toLowerCase().replaceAll('-', '_')}`,
  }))
  // nginx omits headers without a value. Its 404 page gets them again.
  const isFile = ofDocuments.map(({ variable }) => `set ${variable} "";`).join(' ')
  return [
    '# Written by the build: routes, headers and cache rules of the shop.',
    'charset utf-8;',
    'charset_types text/css application/javascript application/json image/svg+xml;',
    'gzip_static on;',
    'gzip_vary on;',
    'server_tokens off;',
    'absolute_redirect off;',
    `set $frond_cache ${quote(REVALIDATED)};`,
    'add_header Cache-Control $frond_cache always;',
    ...ofDocuments.flatMap(({ name, value, variable }) => [
      `set ${variable} ${quote(value)};`,
      `add_header ${name} ${variable} always;`,
    ]),
    ...Object.entries(commonHeaders).map(
      ([name, value]) => `add_header ${name} ${quote(value)} always;`,
    ),
    `error_page 404 ${base}404.html;`,
    `location = ${base}404.html { internal; }`,
    ...(base === '/' ? [] : [`location = ${base.slice(0, -1)} { return 301 ${base}; }`]),
    `location ^~ ${base}assets/ { set $frond_cache ${quote(IMMUTABLE)}; ${isFile} try_files $uri =404; }`,
    `location = ${base}manifest.webmanifest { ${isFile} types { } default_type application/manifest+json; }`,
    ...pages.filter(({ path }) => path !== '/404').map(({ path, file }) => route(base, path, file)),
    `location ~* ^${base}plant/([^/]+)/*$ { try_files ${base}plant/$1.html =404; }`,
    // Files for the build itself and for other hosts.
    `location ~ /(\\.|_headers$|_redirects$) { return 404; }`,
    `location ~ \\.(jpg|png|svg|txt|xml)$ { ${isFile} try_files $uri =404; }`,
    'location / { try_files $uri =404; }',
    '',
  ].join('\n')
}
