import { cpuSlowdown } from './shops.js'

/** The categories that the trace of a press has to contain. */
const categories = ['devtools.timeline', 'blink.user_timing', 'toplevel']

/**
 * Traces a press, and resolves to what the main thread did from the press's end to the frame that shows
 * its result. The times are CPU time, multiplied by the slowdown: the machine's other load hardly
 * changes them.
 */
export async function tracePress(page, press) {
  const browser = page.context().browser()
  await browser.startTracing(page, { categories })
  await press()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return split(traceEvents)
}

function split(events) {
  const mark = (name) =>
    events.find((event) => event.cat?.includes('user_timing') && event.name === name)
  const [ended, shown] = [mark('ended'), mark('shown')]
  if (!ended || !shown) return {}
  const own = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === ended.pid && tid === ended.tid,
  )
  const endOf = ({ ts, dur }) => ts + dur
  const contains = (outer, inner) =>
    outer !== inner && outer.ts <= inner.ts && endOf(outer) >= endOf(inner)
  // The task that handles the press's end has begun before it.
  const tasks = own.filter(({ name }) => name.endsWith('RunTask'))
  const first = tasks.find((task) => task.ts <= ended.ts && endOf(task) >= ended.ts) ?? ended
  const named = (...names) =>
    own.filter(({ name, ts }) => names.includes(name) && ts >= first.ts && ts < shown.ts)
  const time = (list) =>
    (list
      .filter((event) => !list.some((other) => contains(other, event)))
      .reduce((total, { tdur = 0 }) => total + tdur, 0) /
      1000) *
    cpuSlowdown

  const layouts = named('UpdateLayoutTree', 'Layout')
  const handlers = named('EventDispatch')
  const calls = named('FunctionCall', 'FireAnimationFrame')
  const isForced = (event) => handlers.some((handler) => contains(handler, event))
  const forced = layouts.filter(isForced)
  return {
    handlers: [time(handlers) - time(forced)],
    deferred: [time(calls.filter((call) => !isForced(call)))],
    style: [time(layouts)],
    paint: [time(named('PrePaint', 'Paint', 'Layerize', 'Commit'))],
    restyled: [layouts.reduce((total, { args }) => total + (args?.elementCount ?? 0), 0)],
  }
}
