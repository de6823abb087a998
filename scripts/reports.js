import { readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0 }

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Counts passed and failed tests in Jest's JSON report; zero if there's no report. */
export function sumsOfJest(file) {
  const report = read(file)
  if (!report) return none
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** The same for Playwright's JSON report. Flaky tests count as failed. */
export function sumsOfPlaywright(file) {
  const { stats } = read(file) ?? {}
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : none
}

/** Formats sums of these as 'N passed, M failed'. */
export function sentenceOf(...sums) {
  const total = (kind) => sums.reduce((sum, each) => sum + each[kind], 0)
  return `${total('passed')} passed, ${total('failed')} failed`
}
