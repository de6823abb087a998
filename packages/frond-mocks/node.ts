/** The entry `frond-mocks/node`: the backend for tests in Node. */
export { setupServer } from 'msw/node'
export {
  createTestBackend,
  type TestBackend,
  type TestBackendOptions,
} from '@/mocks/testing/createTestBackend'
