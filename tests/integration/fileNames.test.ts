import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

/** The paths that differ only by case, ignoring extensions. */
function clashes(files: readonly string[]): string[] {
  const names = new Set(files.map((file) => file.replace(/(?<=[^\\/])\.\w+$/, '')))
  const spellings = new Map<string, string>()
  return [...names].filter((name) => {
    const known = spellings.get(name.toLowerCase())
    spellings.set(name.toLowerCase(), name)
    return known !== undefined
  })
}

test('a component and a module that differ only by case are found', () => {
  expect(clashes(['cart/Receipt.tsx', 'cart/receipt.ts'])).toEqual(['cart/receipt'])
})

test('a component, its test and a module in another folder may have similar names', () => {
  const files = ['cart/Price.tsx', 'cart/Price.test.tsx', 'cart/rules.ts', 'price.ts']
  expect(clashes(files)).toEqual([])
})

// On macOS and Windows `./Receipt` also resolves to `receipt.ts`.
test('no two files of the project differ only by case', () => {
  const folders = ['bench', 'packages', 'public', 'scripts', 'server', 'src', 'tests']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true }).map((path) => join(folder, path)),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(clashes(files)).toEqual([])
})
