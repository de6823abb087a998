import css from '@eslint/css'
import { defineConfig } from 'eslint/config'
import baselineJs from 'eslint-plugin-baseline-js'

/**
 * Fails if a build uses CSS or JavaScript that isn't Baseline 'widely available' (docs/browsers.md):
 * `eslint --config eslint.baseline.config.js dist`. Checks the chunks, the workers, and the pages'
 * inline styles and scripts; inline scripts must be ECMAScript 5.
 */

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
  // React, jose and the shop check for them first.
  'network-information',
  'requestidlecallback',
  'share',
  'uint8array-base64-hex',
  // A link that can't be copied is told.
  'async-clipboard',
  // Deprecated, but supported by every browser.
  'proto',
]

/** Splits a page into its inline styles and scripts. */
const inlineParts = {
  preprocess: (page) => [
    ...[...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => ({
      text,
      filename: 'inline.css',
    })),
    ...[...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => ({
      text,
      filename: 'inline.js',
    })),
  ],
  postprocess: (messages) => messages.flat(),
}

const available = 'widely'
const everything = { preset: 'auto' }

export default defineConfig(
  { linterOptions: { noInlineConfig: true } },
  { files: ['**/*.html'], processor: inlineParts },
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
    files: ['**/*.html/*.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
  },
)
