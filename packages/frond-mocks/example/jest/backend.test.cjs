const runner = require('@jest/globals')
const mocks = require('frond-mocks')
const node = require('frond-mocks/node')
const { testWith } = require('../cases.cjs')

testWith({ runner, mocks, node })
