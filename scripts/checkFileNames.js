import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Fails when two paths differ only by case, with or without their extensions: on macOS and Windows
 * `./Receipt` resolves to `receipt.ts` as well. An argument names another folder than the project.
 */
const [root = '.'] = process.argv.slice(2)

/** What is installed, built or written by tests. */
const ignored = new Set(['.git', '.data', 'node_modules', 'dist', 'dist-shop', 'test-results'])

/** Each path below a folder without its extension, folders included. */
function namesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return [path, ...namesIn(path)]
      return [join(folder, entry.name.replace(/(?<=.)\.\w+$/, ''))]
    })
}

const spellings = new Map()
for (const name of namesIn(root)) {
  const known = spellings.get(name.toLowerCase()) ?? name
  spellings.set(name.toLowerCase(), known)
  if (known === name) continue
  console.error(`Only case tells apart: ${relative(root, known)} and ${relative(root, name)}.`)
  process.exitCode = 1
}
