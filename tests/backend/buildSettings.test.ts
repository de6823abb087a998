import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('the Dockerfile takes every setting of the build that the README documents', () => {
  const documented = readFileSync('README.md', 'utf8').match(/(?<=^\| `)VITE_\w+/gm) ?? []
  const taken = readFileSync('deploy/Dockerfile', 'utf8').match(/(?<=^ARG )VITE_\w+$/gm) ?? []
  expect(documented.length).toBeGreaterThan(0)
  expect(taken.toSorted()).toEqual(documented.toSorted())
})
