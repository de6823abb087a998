import { readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0 }

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** How many tests of a JSON report of Jest have passed and failed; none where it was not written. */
export function sumsOfJest(file) {
  const report = read(file)
  if (!report) return none
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** The same of a JSON report of Playwright; a flaky test has failed. */
export function sumsOfPlaywright(file) {
  const { stats } = read(file) ?? {}
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : none
}

/** 'N passed, M failed' over any of these sums. */
export function sentenceOf(...sums) {
  const total = (kind) => sums.reduce((sum, each) => sum + each[kind], 0)
  return `${total('passed')} passed, ${total('failed')} failed`
}
