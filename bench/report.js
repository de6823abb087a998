export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Adds the lists of numbers in `found`, at any depth, to those in `samples`. */
export function collect(samples, found) {
  for (const [key, value] of Object.entries(found))
    if (Array.isArray(value)) samples[key] = [...(samples[key] ?? []), ...value]
    else samples[key] = collect(samples[key] ?? {}, value)
  return samples
}

/**
 * Measures the checkouts alternately, so that the machine's other load affects them equally. Returns
 * the samples of each, in the checkouts' order.
 */
export async function measureInTurns(shops, turns, measure) {
  const samples = shops.map(() => ({}))
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, shop] of shops.entries()) collect(samples[index], await measure(shop))
  return samples
}

/**
 * Formats a table cell: the medians of all checkouts as 'before → now', and the budget. `pick`
 * selects a list of numbers from a checkout's samples.
 */
export function cell(samples, pick, { budget, digits = 0 } = {}) {
  const medians = samples.map((each) => median(pick(each)).toFixed(digits))
  return medians.join(' → ') + (budget === undefined ? '' : ` of ${budget}`)
}

/** Prints rows as a Markdown table for docs/performance.md. */
export function printTable(title, rows) {
  const columns = Object.keys(rows[0])
  const line = (cells) => `| ${cells.join(' | ')} |`
  console.log(`\n### ${title}\n`)
  console.log(line(columns))
  console.log(line(columns.map((_, index) => (index === 0 ? '---' : '---:'))))
  for (const row of rows) console.log(line(columns.map((column) => row[column])))
}
