import { spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Serves a build with nginx as described in docs/deploying.md and runs the smoke test on it: `dist`, or
 * a folder that was built for a base path (`nginxSmoke.js dist-shop /shop/`). Does nothing if nginx
 * isn't installed.
 */
const [dist = 'dist', base = '/'] = process.argv.slice(2)
const PORT = Number(process.env.NGINX_PORT ?? 8089)
const START_MS = 5000

if (spawnSync('nginx', ['-v']).error) {
  console.log('nginx is not installed: left out.')
  process.exit()
}

const folder = mkdtempSync(join(tmpdir(), 'frond-nginx-'))
cpSync(dist, join(folder, 'html', base), { recursive: true })
cpSync(join(dist, '.nginx/frond.conf'), join(folder, 'frond.conf'))
const config = readFileSync('deploy/nginx.conf', 'utf8')
  .replace('listen 8080', `listen ${PORT}`)
  .replaceAll('/tmp/', `${folder}/`)
writeFileSync(join(folder, 'nginx.conf'), config)

/** Not root, which shows that nginx needs no privileges. */
const NOBODY = 65534
const isRoot = process.getuid?.() === 0
if (isRoot) chownSync(folder, NOBODY, NOBODY)
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
const nginx = spawn('nginx', args, { ...user, stdio: ['ignore', 'inherit', 'inherit'] })
const ended = new Promise((done) => nginx.once('exit', done))

/** Waits until it answers, or until it has ended or the time is up. */
async function isUp() {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await setTimeout(50)) {
    if (nginx.exitCode !== null) return false
    if (await fetch(`http://localhost:${PORT}/`).catch(() => undefined)) return true
  }
  return false
}

try {
  if (!(await isUp())) throw new Error('nginx did not start.')
  const smoke = [resolve('scripts/smoke.js'), '--url', `http://localhost:${PORT}${base}`]
  process.exitCode = spawnSync(process.execPath, smoke, { stdio: 'inherit' }).status ?? 1
} finally {
  nginx.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
