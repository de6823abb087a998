import { existsSync, readFileSync } from 'node:fs'

/**
 * Holds the maps in docs/ to what is there: every file that a row names exists, and every test
 * that it names stands in its file under exactly that title.
 */
const maps = [
  { file: 'docs/specification-map.md', header: '| requirement | spec | code | test |' },
  { file: 'docs/reliability.md', header: '| row | what happens | test |' },
]

const texts = new Map()
function textOf(file) {
  if (!texts.has(file)) texts.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  return texts.get(file)
}

/** The rows of the table below a header, as cells; a `\|` within a cell is a plain bar. */
function rowsOf(text, header) {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, at) => (line.trim() === header ? [at + 2] : []))
  return starts.flatMap((start) => {
    const end = lines.findIndex((line, at) => at >= start && !line.startsWith('|'))
    return lines.slice(start, end === -1 ? undefined : end).map((line) =>
      line
        .trim()
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
  })
}

function faultsOf(cells, columns) {
  const faults = []
  if (cells.length !== columns.length || cells.includes(''))
    return [`has not the cells ${columns.join(', ')}`]
  const test = cells.at(-1)
  const tests = [...test.matchAll(/`([^`]+)` › `([^`]+)`/g)]
  if (tests.length === 0) faults.push('names no test as `file` › `title`')
  for (const [, file, title] of tests) {
    if (textOf(file) === undefined) faults.push(`${file} does not exist`)
    else if (!textOf(file).includes(title)) faults.push(`${file} has no test '${title}'`)
  }
  const code = columns.indexOf('code')
  const files = code === -1 ? [] : [...cells[code].matchAll(/`([^`]+)`/g)].map(([, file]) => file)
  if (code !== -1 && files.length === 0) faults.push('names no file')
  for (const file of files) if (!existsSync(file)) faults.push(`${file} does not exist`)
  return faults
}

const found = []
const sums = []
for (const { file, header } of maps) {
  const text = textOf(file)
  if (text === undefined) {
    found.push(`${file} does not exist`)
    continue
  }
  const columns = header.split('|').slice(1, -1)
  const rows = rowsOf(text, header)
  if (rows.length === 0) found.push(`${file} has no table ${header}`)
  for (const cells of rows)
    for (const fault of faultsOf(
      cells,
      columns.map((column) => column.trim()),
    ))
      found.push(`${file}: '${cells[0]}' ${fault}`)
  sums.push(`${rows.length} rows of ${file}`)
}

if (found.length > 0) {
  console.error(found.join('\n'))
  process.exitCode = 1
} else console.log(`maps hold: ${sums.join(', ')}`)
