import * as mocks from 'frond-mocks'
import * as node from 'frond-mocks/node'
import * as runner from 'vitest'
import { testWith } from '../cases.cjs'

testWith({ runner, mocks, node })
