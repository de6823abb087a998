import { createTestBackend } from '../../src/mocks/testing/createTestBackend'

/** The backend of the tests: answers at once and forgets everything between tests. */
export const backend = createTestBackend()
