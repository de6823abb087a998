import css from '@eslint/css'
import { ESLint } from 'eslint'
import baselineJs from 'eslint-plugin-baseline-js'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Fails if the build uses CSS or JavaScript that isn't Baseline 'widely available'
 * (docs/browsers.md). Checks the chunks, the workers and the pages' inline styles and scripts; inline
 * scripts must be ECMAScript 5. Pass a folder to check another build than `dist`.
 */
const dist = resolve(process.argv[2] ?? 'dist')

/** Decoration: a browser that doesn't know it shows the same page. */
const decoration = {
  allowProperties: ['color-adjust', 'forced-color-adjust', 'text-wrap', 'user-select'],
  allowSelectors: ['selection'],
}

/** Widely available since November 2026, after the rule's data. */
const recent = { allowFunctions: ['light-dark'] }

const guarded = [
  // Widely available since October 2026, after the rule's data.
  'abortsignal-timeout',
  // React and jose check for them first.
  'network-information',
  'uint8array-base64-hex',
  // Deprecated, but supported by every browser.
  'proto',
]

const available = 'widely'
const everything = { preset: 'auto' }
const eslint = new ESLint({
  allowInlineConfig: false,
  cwd: dist,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      languageOptions: { tolerant: true },
      rules: { 'css/use-baseline': ['error', { available, ...decoration, ...recent }] },
    },
    {
      files: ['**/*.js'],
      plugins: { 'baseline-js': baselineJs },
      rules: {
        'baseline-js/use-baseline': [
          'error',
          {
            available,
            ignoreFeatures: guarded,
            includeJsBuiltins: everything,
            includeWebApis: everything,
          },
        ],
      },
    },
    {
      files: ['**/inline.js'],
      languageOptions: { ecmaVersion: 5, sourceType: 'script' },
    },
  ],
})

/** The texts to check, each with a file name that selects its rules. */
const texts = new Map()
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name)
  if (/\.(css|js)$/.test(file)) texts.set(readFileSync(file, 'utf8'), file)
  if (!file.endsWith('.html')) continue
  const page = readFileSync(file, 'utf8')
  for (const [, style] of page.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
    texts.set(style, join(dist, 'inline.css'))
  for (const [, script] of page.matchAll(/<script>(.*?)<\/script>/gs))
    texts.set(script, join(dist, 'inline.js'))
}

for (const [text, filePath] of texts) {
  const [result] = await eslint.lintText(text, { filePath })
  for (const { line, column, message } of result?.messages ?? []) {
    console.error(`${filePath}:${line}:${column} ${message}`)
    process.exitCode = 1
  }
}
if (!process.exitCode) console.log(`${texts.size} scripts and styles are Baseline.`)
