import { createTestBackend } from '@/mocks/testing/createTestBackend'

/** The tests' backend, which responds immediately and is reset between tests. */
export const backend = createTestBackend()
