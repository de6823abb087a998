/** The six rules of docs/architecture.md, 'Dependency rules'. Type imports count. */

const tests = '\\.test\\.tsx?$'

/** A rule's folder imports these folders of the project, and itself. */
const imports = (folder, ...allowed) => ({
  name: `${folder}-imports-${allowed.join('-').replaceAll('/', '-') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: tests },
  to: {
    path: '^(src|tests|server|packages)/',
    pathNot: `^src/(${[folder, ...allowed].join('|')})/`,
  },
})

const shared = ['components', 'notifications', 'navigation', 'platform', 'theme']

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // 1. One way: app → features → sync → api → store → contract; startup imports app.
    imports('store', 'contract'),
    imports('api', 'store', 'contract', 'mocks/interface'),
    imports('sync', 'api', 'store', 'contract', 'notifications', 'platform'),
    imports('features', 'sync', 'api', 'store', 'contract', 'mocks/interface', ...shared),
    imports('app', 'features', 'sync', 'api', 'store', 'contract', ...shared),
    // 2. Shared pieces, one way: components → notifications → navigation → platform → theme.
    imports('contract'),
    imports('theme'),
    imports('shims', 'theme'),
    imports('platform', 'contract', 'theme'),
    imports('navigation', 'platform', 'contract', 'theme'),
    imports('notifications', 'navigation', 'platform', 'contract', 'theme'),
    imports('components', 'notifications', 'navigation', 'platform', 'contract', 'theme'),
    {
      name: '3-a-feature-imports-the-api-slice-thunks-and-rules-of-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/features/[^/]+/(.*\\.tsx|[^/]*Listeners?\\.ts)$',
        pathNot: '^src/features/$1/',
      },
    },
    // 5. The mock and the server.
    {
      name: '5-the-interface-of-the-mock-imports-contract-only',
      severity: 'error',
      from: { path: '^src/mocks/interface/' },
      to: { path: '^src/', pathNot: '^src/(mocks/interface|contract)/' },
    },
    imports('mocks', 'contract'),
    {
      name: '5-product-code-imports-of-mocks-the-interface-only',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(mocks/|startup/(startApp|prerender)\\.tsx$)|${tests}`,
      },
      to: { path: '^src/mocks/', pathNot: '^src/mocks/interface/' },
    },
    {
      name: '5-the-entry-imports-mocks-lazily',
      severity: 'error',
      from: { path: '^src/startup/startApp\\.tsx$' },
      to: { path: '^src/mocks/', dynamic: false },
    },
    {
      name: '5-the-server-imports-mocks-and-contract-only',
      severity: 'error',
      from: { path: '^(server|packages)/' },
      to: { path: '^(src|tests)/', pathNot: '^src/(mocks|contract)/' },
    },
    {
      name: '5-nothing-of-the-browser-imports-the-server',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/mocks/testing/|${tests}` },
      to: { path: '^(server|packages)/|^src/mocks/testing/' },
    },
    { name: '6-no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'what-ships-is-a-dependency',
      severity: 'error',
      from: { path: '^src/', pathNot: `${tests}|^src/startup/prerender\\.tsx$` },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|public)/' },
  },
}
