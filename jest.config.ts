/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

/** Dependencies that ship ECMAScript modules only and are transpiled for Jest. */
const esmOnly = ['jose', 'until-async', 'rettime', '@open-draft/deferred-promise', 'idb-keyval']

const config: Config = {
  testEnvironment: './tests/support/browserEnvironment.ts',
  testEnvironmentOptions: { customExportConditions: [''] },
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '\\.(tsx?|m?js)$': ['ts-jest', { tsconfig: 'tsconfig.jest.json' }] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  setupFilesAfterEnv: ['./tests/support/setup.ts'],
  restoreMocks: true,
  maxWorkers: '100%',
  // Patience for a busy machine; nothing waits longer than what it expects takes.
  testTimeout: 30_000,
}

export default config
