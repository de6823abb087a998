import { existsSync, readFileSync } from 'node:fs'
import { x } from 'tinyexec'

/** Runs commands in order until one fails. Returns the last exit code and all output. */
async function run(commands, env) {
  let code = 0
  const lines = []
  for (const [command, ...args] of commands) {
    const child = x(command, args, { nodeOptions: { env } })
    for await (const line of child) lines.push(line)
    code = (await child).exitCode ?? 1
    if (code !== 0) break
  }
  return { code, output: lines.join('\n') }
}

/**
 * Runs steps in order until one fails, and prints a line for each. A step has a `name`, `commands` (a
 * program and its arguments each), optional `env`, and `show: true` to print its output. Commands run
 * without a shell, so they also work on Windows.
 */
export async function take(steps) {
  for (let step = steps.shift(); step && !process.exitCode; step = steps.shift()) {
    const began = Date.now()
    const { code, output } = await run(step.commands, step.env)
    const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(11)} ${seconds} s`)
    if (code !== 0 || step.show) console.log(output.trimEnd())
    if (code !== 0) process.exitCode = 1
  }
}

/**
 * Counts the tests in JSON reports of Jest and Playwright, of which some may be missing. As a string:
 * 'N passed, M failed'. Flaky tests count as failed.
 */
export function sumUp(...files) {
  const sum = { passed: 0, failed: 0, toString: () => `${sum.passed} passed, ${sum.failed} failed` }
  for (const file of files.filter(existsSync)) {
    const { stats, ...jest } = JSON.parse(readFileSync(file, 'utf8'))
    sum.passed += stats ? stats.expected : jest.numPassedTests
    sum.failed += stats
      ? stats.unexpected + stats.flaky
      : jest.numFailedTests + jest.numRuntimeErrorTestSuites
  }
  return sum
}
