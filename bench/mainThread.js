import { htmlFiles } from '../scripts/htmlFiles.js'
import { openPage, phone } from './browser.js'
import { cell, measureInTurns } from './report.js'
import { cpuSlowdown, runs } from './shops.js'

/** Milliseconds after which a task blocks. */
const BLOCKING_MS = 50
/** Milliseconds until startup is complete, including work deferred until the page is idle. */
const LOAD_MS = 5000

/**
 * Measures the main thread's work from the first paint to the end of startup, on every public page.
 * Tasks count by CPU time; Lighthouse uses wall time, which grows with the machine's other load.
 */
export async function reportMainThread(shops) {
  const rows = []
  for (const { path } of htmlFiles.filter((page) => page.prerendered)) {
    const samples = await measureInTurns(shops, runs, ({ url }) => measureLoad(url + path))
    rows.push({
      route: path,
      'TBT by CPU time': cell(samples, (each) => each.blocked, { budget: 80 }),
      'longest task': cell(samples, (each) => each.longest),
      'all tasks': cell(samples, (each) => each.all),
      'TBT by wall time': cell(samples, (each) => each.blockedByWall),
    })
  }
  return rows
}

async function measureLoad(url) {
  const page = await openPage(phone)
  const browser = page.context().browser()
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'loading'] })
  await page.goto(url)
  await page.waitForTimeout(LOAD_MS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await page.context().close()

  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1)
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === 'X' &&
      name.endsWith('RunTask') &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts >= paint.ts,
  )
  // Microseconds: `tdur` is CPU time, `dur` wall time.
  const slowed = (key) => tasks.map((task) => ((task[key] ?? 0) / 1000) * cpuSlowdown)
  const sum = (times) => times.reduce((total, time) => total + time, 0)
  const blocked = (times) => sum(times.map((time) => Math.max(0, time - BLOCKING_MS)))
  return {
    blocked: [blocked(slowed('tdur'))],
    longest: [Math.max(...slowed('tdur'))],
    all: [sum(slowed('tdur'))],
    blockedByWall: [blocked(slowed('dur'))],
  }
}
