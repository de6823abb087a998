import { spawn } from 'node:child_process'

function run({ command, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * Takes steps in their order, one line each, until none is left or one has failed. A step has a
 * `name` and a `command`, further `env`, and `show: true` where its output is of interest.
 */
export async function take(steps) {
  for (let step = steps.shift(); step && !process.exitCode; step = steps.shift()) {
    const began = Date.now()
    const { code, output } = await run(step)
    const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(11)} ${seconds} s`)
    if (code !== 0 || step.show) console.log(output.trimEnd())
    if (code !== 0) process.exitCode = 1
  }
}
