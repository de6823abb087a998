import { sessionExpires } from 'frond-mocks'
import { createTestBackend } from 'frond-mocks/node'

const backend = createTestBackend()
backend.server.use(sessionExpires())
export const { store } = backend
