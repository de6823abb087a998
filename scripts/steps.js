import { x } from 'tinyexec'

/** Runs commands one after the other, until one fails: the exit code of the last, and all output. */
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
 * Takes steps in their order, one line each, until none is left or one has failed. A step has a
 * `name` and `commands`, each a program of the system or of a package with its arguments, further
 * `env`, and `show: true` where its output is of interest. No shell reads the commands: they are
 * the same on Windows.
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
