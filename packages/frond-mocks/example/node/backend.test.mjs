import { after, afterEach, before, test } from 'node:test'
import * as mocks from 'frond-mocks'
import * as node from 'frond-mocks/node'
import { testWith } from '../cases.cjs'

testWith({ runner: { test, beforeAll: before, afterEach, afterAll: after }, mocks, node })
