import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import jest from 'eslint-plugin-jest'
import jestDom from 'eslint-plugin-jest-dom'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import reactRefresh from 'eslint-plugin-react-refresh'
import importSort from 'eslint-plugin-simple-import-sort'
import testingLibrary from 'eslint-plugin-testing-library'
import globals from 'globals'
import ts from 'typescript'
import tseslint from 'typescript-eslint'

const colour = /#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|oklch|color-mix)\(/i.source
const duration = /(?:^|[\s,])[\d.]+m?s\b/.source
const shape = /^(?:border.*Radius|boxShadow|textShadow|transition.*|animation.*)$/.source

/** Colours, radii, shadows and durations, in any notation. */
const looksOutsideTheTheme = [
  [`Literal[value=/${colour}/i]`, 'A colour'],
  [`TemplateElement[value.raw=/${colour}/i]`, 'A colour'],
  // Other than the props of the slot with this name.
  [
    `Property[key.name=/${shape}/]:not([key.name="transition"][value.type="ObjectExpression"])`,
    'A radius, a shadow or a movement',
  ],
  [`JSXAttribute[name.name=/${shape}/]`, 'A radius, a shadow or a movement'],
  [`Property > Literal[value=/${duration}/]`, 'A duration'],
].map(([selector, what]) => ({ selector, message: `${what} belongs in src/theme.` }))

/**
 * Reports TypeScript's errors, from the program that the typed rules have built anyway. That takes 3 s
 * of CPU time; a separate `tsc` builds and checks everything again, which takes 34 s.
 */
const typeErrors = {
  create({ sourceCode, report }) {
    const { program, esTreeNodeToTSNodeMap } = sourceCode.parserServices
    return {
      'Program:exit'(node) {
        const file = esTreeNodeToTSNodeMap.get(node)
        for (const { start, messageText } of program.getSemanticDiagnostics(file))
          report({
            loc: sourceCode.getLocFromIndex(start),
            message: ts.flattenDiagnosticMessageText(messageText, '\n'),
          })
      },
    }
  },
}

export default defineConfig(
  globalIgnores([
    'dist',
    'dist-shop',
    'public',
    'test-results',
    'playwright-report',
    'docs',
    // A separate project with its own packages.
    'packages/*/example/types',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    // Packages, then `@/…`, then what is near, without blank lines between them.
    plugins: { imports: importSort },
    rules: {
      'imports/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^', '^\\.\\.', '^\\.']] },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      // The project service takes a fifth longer.
      parserOptions: {
        project: ['./tsconfig.json', './src/worker/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { typescript: { rules: { errors: typeErrors } } },
    rules: {
      'typescript/errors': 'error',
      // `as const` isn't a cast.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // RootState and Services start empty, and each slice extends them (src/store/types.ts).
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      // RTK Query's notation for 'no argument' is `build.query<Result, void>`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-globals': [
        'error',
        { name: 'isNaN', message: 'Use Number.isNaN.' },
        { name: 'parseFloat', message: 'Parse with a schema.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [
      reactHooks.configs.flat['recommended-latest'],
      reactRefresh.configs.vite,
      jsxA11y.configs.strict,
    ],
  },
  {
    // The look is defined in src/theme. The test payment widget isn't part of the app's look.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/theme/**',
      'src/mocks/**',
      '**/*.test.{ts,tsx}',
      // Passes the specified green to the provider.
      'src/features/checkout/orderPayment.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...looksOutsideTheTheme] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@emotion/styled', message: "Use styled from '@mui/material/styles'." },
            { name: '@mui/material', message: "Import by path: '@mui/material/Button'." },
            { name: '@mui/icons-material', message: "Import by path: '@mui/icons-material/Add'." },
            {
              name: '@emotion/react',
              importNames: ['css', 'keyframes', 'Global', 'ThemeProvider', 'useTheme'],
              message: "Use the theme, sx, or styled from '@mui/material/styles'.",
            },
          ],
          patterns: [
            {
              // Another folder of `src`. Tests import from outside it, too.
              regex: '^\\.\\./\\.\\./(?!(\\.\\./)*(tests|packages)/)',
              message: "Import by '@/…'.",
            },
          ],
        },
      ],
    },
  },
  {
    // Playwright reads from a fixture's parameter which others it needs, even if there's none.
    files: ['tests/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/{support,contract,backend}/**'],
    extends: [jest.configs['flat/recommended']],
  },
  {
    files: ['**/*.test.tsx', 'tests/support/**/*.tsx'],
    extends: [testingLibrary.configs['flat/react'], jestDom.configs['flat/recommended']],
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    // Parts of these files run in the page.
    files: ['bench/**'],
    languageOptions: { globals: globals.browser },
  },
)
