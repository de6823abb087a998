/** The six rules of docs/architecture.md, 'Dependency rules'. Type imports count unless a rule says otherwise. */

const valueImports = { dependencyTypesNot: ['type-only'] }
const tests = '\\.test\\.tsx?$'

/** What every layer may know of the app: the typed hooks, and the store as a type. */
const appHooks = '^src/app/hooks\\.ts$'
const storeTypes = '^src/app/store\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: '1-sync-stands-on-api',
      severity: 'error',
      from: { path: '^src/sync/', pathNot: tests },
      to: { path: '^(src|tests)/', pathNot: `^src/(sync|api|contract)/|${storeTypes}` },
    },
    {
      name: '1-api-stands-on-contract-navigation-and-toasts',
      severity: 'error',
      from: { path: '^src/api/', pathNot: tests },
      to: {
        path: '^(src|tests)/',
        pathNot: `^src/(api|contract|navigation|notifications)/|${storeTypes}`,
      },
    },
    {
      name: '1-the-store-is-known-below-the-app-as-a-type-only',
      severity: 'error',
      from: { path: '^src/(features|sync|api)/', pathNot: tests },
      to: { path: storeTypes, ...valueImports },
    },
    {
      name: '2-contract-and-theme-import-nothing',
      severity: 'error',
      from: { path: '^src/(contract|theme)/', pathNot: tests },
      to: { path: '^(src|tests)/', pathNot: '^src/$1/' },
    },
    {
      name: '2-shared-pieces-know-contract-and-theme-only',
      severity: 'error',
      from: { path: '^src/(components|notifications|navigation)/', pathNot: tests },
      to: {
        path: '^(src|tests)/',
        pathNot: '^src/(components|notifications|navigation|contract|theme)/',
      },
    },
    {
      name: '3-a-feature-knows-of-another-its-api-slice-thunks-and-rules',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/features/[^/]+/(.*\\.tsx|[^/]*Listeners?\\.ts)$',
        pathNot: '^src/features/$1/',
      },
    },
    {
      name: '3-a-feature-knows-of-the-app-hooks-and-types',
      severity: 'error',
      from: { path: '^src/features/', pathNot: tests },
      to: { path: '^src/(app|startup|worker|mocks)/', pathNot: `${appHooks}|${storeTypes}` },
    },
    {
      name: '5-mocks-know-the-contract-only',
      severity: 'error',
      from: { path: '^src/mocks/', pathNot: tests },
      to: { path: '^(src|tests)/', pathNot: '^src/(mocks|contract)/' },
    },
    {
      name: '5-product-code-never-imports-mocks',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(mocks/|startup/(startApp|prerender)\\.tsx$)|${tests}`,
      },
      to: { path: '^src/mocks/' },
    },
    {
      name: '5-the-entry-imports-mocks-lazily',
      severity: 'error',
      from: { path: '^src/startup/startApp\\.tsx$' },
      to: { path: '^src/mocks/', dynamic: false },
    },
    {
      name: '5-the-server-knows-mocks-and-contract-only',
      severity: 'error',
      from: { path: '^(server|packages)/' },
      to: { path: '^(src|tests)/', pathNot: '^src/(mocks|contract)/' },
    },
    {
      name: '5-nothing-of-the-browser-knows-the-server',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/mocks/testing/|${tests}` },
      to: { path: '^(server|packages)/|^src/mocks/testing/' },
    },
    {
      // Redux Toolkit's own: the store's type is made of what the layers below export, and they
      // read it back as RootState or AppThunk.
      name: '6-no-cycles-but-the-types-of-the-store',
      severity: 'error',
      from: { pathNot: storeTypes },
      to: { circular: true, viaOnly: { pathNot: storeTypes } },
    },
    {
      name: '6-no-cycles-of-values',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: valueImports },
    },
    {
      name: 'what-ships-is-a-dependency',
      severity: 'error',
      from: { path: '^src/', pathNot: `${tests}|^src/startup/prerender\\.tsx$` },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], ...valueImports },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|public)/' },
  },
}
