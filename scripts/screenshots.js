import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { x } from 'tinyexec'

/**
 * Takes the README's screenshots of the built shop, or with `--demo` those of docs/demo.md. With
 * `--sheet FOLDER [NAME …]` it takes every scene (or those whose names start with NAME) in every size
 * and scheme instead, with an index.html that shows them side by side. `--engines FOLDER [NAME …]`
 * does the same in Chromium, Firefox and WebKit, on a phone and a desktop.
 */
const string = { type: 'string' }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { demo: { type: 'boolean' }, sheet: string, engines: string },
})
const folder = values.sheet ?? values.engines
const env = folder
  ? {
      FROND_SHEET: resolve(folder),
      FROND_SHEET_ENGINES: values.engines ? 'all' : 'chromium',
      FROND_SCENES: positionals.join(),
    }
  : { FROND_PICTURES: values.demo ? 'demo' : 'readme' }
const project = folder ? 'sheet' : 'pictures'
const args = ['test', '--config', 'playwright.engines.config.ts', '--project', project]
const { exitCode } = await x('playwright', args, { nodeOptions: { stdio: 'inherit', env } })
process.exitCode = exitCode ?? 1
