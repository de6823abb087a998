import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-names-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Lints the names of a folder with these files. */
function check(...files: string[]) {
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checkFileNames.js', folder], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('a component and a module that differ only by case fail the lint', () => {
  const { status, stderr } = check('cart/Receipt.tsx', 'cart/receipt.ts')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^These paths differ only by case: cart.Receipt and cart.receipt\.\n$/)
})

test('a component, its test and a module in another folder pass', () => {
  const { status } = check('cart/Price.tsx', 'cart/Price.test.tsx', 'cart/rules.ts', 'price.ts')
  expect(status).toBe(0)
})
