import { rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ensureWritable } from './explainFailedStart.js'

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Bundles one of the project's TypeScript modules for Node and imports it. */
export async function importTypeScript(path) {
  // Inside the project, so that imported packages are found.
  const folder = inProject('node_modules/.cache/frond')
  ensureWritable(folder)
  const outfile = `${folder}/${process.pid}-${Date.now()}.js`
  await build({
    entryPoints: [inProject(path)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile, { force: true })
  }
}
