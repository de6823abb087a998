/** The five rules of docs/architecture.md, 'Dependency rules'. */

const valueImports = { dependencyTypesNot: ['type-only'] }
const tests = '\\.test\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: '1-contract-and-theme-know-nobody',
      severity: 'error',
      from: { path: '^src/(contract|theme)/', pathNot: tests },
      to: { path: '^(src|tests)/', pathNot: '^src/$1/' },
    },
    {
      name: '1-shared-pieces-know-contract-and-theme-only',
      severity: 'error',
      from: { path: '^src/(components|notifications)/', pathNot: tests },
      to: { path: '^(src|tests)/', pathNot: '^src/(components|notifications|contract|theme)/' },
    },
    {
      name: '2-a-feature-never-draws-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/[^/]+/.*\\.tsx$', pathNot: '^src/features/$1/' },
    },
    {
      name: '2-a-feature-knows-of-the-app-only-its-seams',
      severity: 'error',
      from: { path: '^src/features/', pathNot: tests },
      to: {
        path: '^src/app/',
        pathNot:
          '^src/app/(api|backend|basePath|firstPaint|hooks|locks|optimisticList|paths|pendingOperations|toasts|useHistoryDialog|useIsHydrated)\\.ts$',
        ...valueImports,
      },
    },
    {
      name: '3-only-the-app-puts-features-together',
      severity: 'error',
      from: { path: '^src/features/', pathNot: tests },
      to: { path: '^src/app/(pages|layout)/' },
    },
    {
      name: '4-mocks-know-the-contract-only',
      severity: 'error',
      from: { path: '^src/mocks/', pathNot: tests },
      to: { path: '^(src|tests)/', pathNot: '^src/(mocks|contract)/' },
    },
    {
      name: '4-product-code-never-imports-mocks',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(mocks/|(shop|prerender)\\.tsx$)|${tests}` },
      to: { path: '^src/mocks/' },
    },
    {
      name: '4-the-entry-imports-mocks-lazily',
      severity: 'error',
      from: { path: '^src/shop\\.tsx$' },
      to: { path: '^src/mocks/', dynamic: false },
    },
    {
      name: '4-the-server-knows-mocks-and-contract-only',
      severity: 'error',
      from: { path: '^(server|packages)/' },
      to: { path: '^(src|tests)/', pathNot: '^src/(mocks|contract)/' },
    },
    {
      name: '4-nothing-of-the-browser-knows-the-server',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/mocks/testing/|${tests}` },
      to: { path: '^(server|packages)/|^src/mocks/testing/' },
    },
    {
      name: '5-no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: valueImports },
    },
    {
      name: 'what-ships-is-a-dependency',
      severity: 'error',
      from: { path: '^src/', pathNot: `${tests}|^src/prerender\\.tsx$` },
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
