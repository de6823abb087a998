/** What `frond-mocks/node` offers: the backend for suites that run in Node. */
export {
  createTestBackend,
  type TestBackend,
  type TestBackendOptions,
} from '../../src/mocks/testing/createTestBackend'
