import { prerendered } from '../scripts/prerenderedRoutes.js'
import { openPage, phone } from './browser.js'
import { cell, measureInTurns } from './report.js'
import { runs } from './shops.js'

/** How much slower than this machine's processor a cheap phone's is, as Lighthouse has it. */
const SLOWDOWN = 4
/** Milliseconds that a task may take on such a phone before it blocks. */
const BLOCKING_MS = 50
/** Milliseconds until all of the start is over, what waits for an idle page included. */
const LOAD_MS = 5000

/**
 * What the start of every public page costs the main thread from the first paint on. Tasks are
 * counted by their CPU time; Lighthouse takes the wall time, which grows with whatever else runs on
 * the machine.
 */
export async function reportMainThread(browser, shops) {
  const rows = []
  for (const { path } of prerendered) {
    const samples = await measureInTurns(shops, runs, ({ url }) => measureLoad(browser, url + path))
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

async function measureLoad(browser, url) {
  const page = await openPage(browser, phone)
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
  const slowed = (key) => tasks.map((task) => ((task[key] ?? 0) / 1000) * SLOWDOWN)
  const sum = (times) => times.reduce((total, time) => total + time, 0)
  const blocked = (times) => sum(times.map((time) => Math.max(0, time - BLOCKING_MS)))
  return {
    blocked: [blocked(slowed('tdur'))],
    longest: [Math.max(...slowed('tdur'))],
    all: [sum(slowed('tdur'))],
    blockedByWall: [blocked(slowed('dur'))],
  }
}
