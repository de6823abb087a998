import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'

test('public/mockServiceWorker.js is of the installed version of MSW: `npm run mock:init`', () => {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync('node_modules/msw/package.json', 'utf8')),
  )
  const script = readFileSync('public/mockServiceWorker.js', 'utf8')
  expect(script).toContain(`const PACKAGE_VERSION = '${version}'`)
})
