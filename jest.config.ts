/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

/** Dependencies that only ship ES modules, which are transpiled for Jest. */
const esmOnly = ['jose', 'until-async', 'rettime', '@open-draft/deferred-promise', 'idb-keyval']

const shared: Config = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '\\.(tsx?|m?js)$': ['ts-jest', { tsconfig: 'tsconfig.jest.json' }] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  restoreMocks: true,
}

const config: Config = {
  maxWorkers: '100%',
  // Generous, for a busy machine; a test ends as soon as what it expects has happened. Jest reads it
  // here and not in the projects.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'shop',
      testEnvironment: './tests/support/browserEnvironment.ts',
      testEnvironmentOptions: { customExportConditions: [''] },
      roots: ['<rootDir>/src', '<rootDir>/tests'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/backend/'],
      setupFilesAfterEnv: ['./tests/support/setup.ts'],
      // MSW loads it for GraphQL handlers, in every test file.
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^graphql$': '<rootDir>/tests/support/noGraphql.ts',
      },
    },
    {
      ...shared,
      // Calls processes of its own over HTTP, so nothing must answer in their place.
      displayName: 'backend',
      testEnvironment: 'node',
      roots: ['<rootDir>/tests/backend'],
    },
  ],
}

export default config
