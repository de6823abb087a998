import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { preview } from 'vite'

const folder = mkdtempSync(join(tmpdir(), 'frond-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
  },
})

/** How often each checkout is measured: `--runs`, by default 5. */
export const runs = Number(values.runs)

/**
 * How many times slower a phone's CPU is than this machine's: `--cpu`. The default of 4 is Lighthouse's,
 * for a benchmark index of 1500 to 2000 (`npm run bench:lighthouse` prints it); for 1000, 2 fits.
 */
export const cpuSlowdown = Number(values.cpu)

/**
 * The checkouts to measure: the one named by `--against`, for example a worktree of an older commit
 * with its packages installed, and then this one.
 */
export const checkouts = [...(values.against ? [resolve(values.against)] : []), process.cwd()]

let count = 0

/** Builds every checkout, and serves each with brotli. */
export async function serveShops() {
  const shops = []
  for (const cwd of checkouts) {
    count += 1
    const outDir = join(folder, String(count))
    execFileSync(process.execPath, ['scripts/build.js', '--outDir', outDir, '--logLevel', 'warn'], {
      cwd,
    })
    // The host expects this file, which older checkouts don't write.
    const headers = join(outDir, '_headers')
    if (!existsSync(headers)) writeFileSync(headers, '')
    const server = await preview({
      build: { outDir },
      preview: { port: 4190 + count },
      logLevel: 'warn',
    })
    const { origin } = new URL(server.resolvedUrls.local[0])
    shops.push({ outDir, url: origin, close: () => server.close() })
  }
  return shops
}

export const closeShops = (shops) => Promise.all(shops.map(({ close }) => close()))
