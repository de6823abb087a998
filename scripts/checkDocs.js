import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Checks the tables of requirements and faults in docs/ against the tests. A row has an id, and a test's
 * title ends or begins with the ids of the rows that it covers: `… (S2.7, N3)` for
 * docs/specification-map.md, `F12 …` for docs/reliability.md.
 *
 * Without options it reads the sources: every row needs a test, every id a row, and every named file has
 * to exist. With `--reports FILE…`, JSON reports of Jest and Playwright, it uses the results: a row
 * without a test, or with one that was skipped or failed, is an error, and so is a last column that names
 * other tests. `--write` writes that column instead. A report of `playwright --list`, or of a run of Jest
 * that ran nothing, names tests that run elsewhere. With `--part`, the reports may lack rows.
 */
const tables = [
  { file: 'docs/specification-map.md', header: '| id | requirement | spec | code | test |' },
  { file: 'docs/reliability.md', header: '| row | what happens | test |' },
]

/** The ids in a title: those of requirements at its end, a fault's at its beginning. */
function idsIn(title) {
  const listed = /\(((?:[A-Z]\d+(?:\.\d+)?(?:, )?)+)\)$/.exec(title)?.[1].split(', ') ?? []
  const fault = /^F\d+\b/.exec(title)?.[0]
  return fault === undefined ? listed : [fault, ...listed]
}

const cellsOf = (line) =>
  line
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** The rows of the tables below a header, with their line numbers and cells by column. */
function rowsOf({ file, header }) {
  const columns = cellsOf(header)
  const rows = []
  let isWithin = false
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === header) isWithin = true
    else if (!line.startsWith('|')) isWithin = false
    else if (isWithin && !line.startsWith('|--')) {
      const cells = cellsOf(line)
      const row = Object.fromEntries(columns.map((column, n) => [column, cells[n] ?? '']))
      rows.push({ ...row, id: cells[0], file, at, isWhole: cells.length === columns.length })
    }
  }
  return rows
}

/** A file's path as the tables write it, on Windows too. */
const inTables = (file) => relative(process.cwd(), file).replaceAll(sep, '/')

const sources = ['src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => inTables(join(entry.parentPath, entry.name))),
)

/** Every title in the sources that has an id, as it's written there. */
function writtenTitles() {
  return sources.flatMap((file) => {
    const strings = readFileSync(file, 'utf8').matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)
    return [...strings]
      .map(([, , title]) => ({ file, title, status: 'passed' }))
      .filter(({ title }) => idsIn(title).length > 0)
  })
}

function jestResults({ testResults, numPendingTests: skipped, numTotalTests: all }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => {
      return { file: inTables(name), title, status: skipped === all ? 'listed' : status }
    }),
  )
}

function playwrightResults({ suites, config }) {
  const statuses = { expected: 'passed', skipped: 'skipped' }
  const within = (suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({
        file: inTables(join(config.rootDir, file)),
        title,
        status: results.length === 0 ? 'listed' : (statuses[status] ?? 'failed'),
      })),
    ),
    ...(suite.suites ?? []).flatMap(within),
  ]
  return suites.flatMap(within)
}

/** `file` › `title` of the first test of each file, and how many more of that file there are. */
function listOf(tests) {
  const files = [...new Set(tests.map(({ file }) => file))].sort()
  return files
    .map((file) => {
      const ofFile = tests.filter((test) => test.file === file)
      const [first, ...others] = [...new Set(ofFile.map(({ title }) => title))].sort()
      const more = others.length > 0 ? ` and ${others.length} more` : ''
      return `\`${file}\` › \`${first.replaceAll('`', "'").replaceAll('|', '\\|')}\`${more}`
    })
    .join('; ')
}

function resultsOf(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return 'suites' in report ? playwrightResults(report) : jestResults(report)
}

const { values: options, positionals: reports } = parseArgs({
  allowPositionals: true,
  options: {
    reports: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    part: { type: 'boolean', default: false },
  },
})
const results = options.reports
  ? reports.flatMap(resultsOf).filter(({ title }) => idsIn(title).length > 0)
  : writtenTitles()

const faults = []
const rows = tables.flatMap(rowsOf)
const known = new Set(rows.map(({ id }) => id))
if (known.size < rows.length) faults.push('Two rows have the same id.')
for (const { file, title } of results)
  for (const id of idsIn(title))
    if (!known.has(id)) faults.push(`${file}: '${title}' names ${id}, which no table has.`)

const written = new Map()
const outdated = []
for (const row of rows) {
  const tests = results.filter(({ title }) => idsIn(title).includes(row.id))
  const missing = tests.find(({ status }) => !['passed', 'listed'].includes(status))
  if (!row.isWhole) faults.push(`${row.file}: ${row.id} doesn't have its table's columns.`)
  if (tests.length === 0 && !options.part) faults.push(`${row.file}: ${row.id} has no test.`)
  if (missing)
    faults.push(`${row.file}: a test of ${row.id} ${missing.status}: '${missing.title}'.`)
  for (const [, file] of (row.code ?? '').matchAll(/`([^`]+)`/g))
    if (!existsSync(file)) faults.push(`${row.file}: ${row.id} names ${file}, which doesn't exist.`)
  if (!options.reports || options.part || tests.length === 0) continue
  const list = listOf(tests)
  if (options.write) written.set(row, list)
  else if (row.test !== list.replaceAll('\\|', '|'))
    outdated.push(`${row.file}: ${row.id} lists outdated tests.`)
}

for (const { file } of faults.length === 0 && options.write ? tables : []) {
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [row, list] of written) {
    if (row.file !== file) continue
    const cells = lines[row.at].trim().split(/(?<!\\)\|/)
    lines[row.at] = `${cells.slice(0, -2).join('|')}| ${list} |`
  }
  writeFileSync(file, lines.join('\n'))
}

if (outdated.length > 0) {
  const command = ['node scripts/checkDocs.js --reports', ...reports, '--write'].join(' ')
  faults.push(...outdated, `To update the tables: ${command}`)
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
} else console.log(`${rows.length} rows, covered by ${results.length} tests with an id`)
