import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

test('the Dockerfile takes every setting of the build that the README documents', () => {
  const documented = readFileSync('README.md', 'utf8').match(/(?<=^\| `)VITE_\w+/gm) ?? []
  const taken = readFileSync('deploy/Dockerfile', 'utf8').match(/(?<=^ARG )VITE_\w+$/gm) ?? []
  expect(documented.length).toBeGreaterThan(0)
  expect(taken.toSorted()).toEqual(documented.toSorted())
})

test('a project in a folder with a # is refused with one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frond-#-'))
  const script = resolve('scripts/build.js')
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The project's path contains a # or \?, .*\. Move .*\.\n$/)
})
