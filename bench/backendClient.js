import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'

const TOKEN_SECRET = 'the bench signs with this and shares it with nobody'

/** Starts the backend of a checkout on a free port. */
export async function startBackend(settings, checkout = '.') {
  const child = spawn(process.execPath, ['scripts/backend.js'], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', TOKEN_SECRET, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The backend has not started.')))
    createInterface(child.stdout).on('line', (line) => {
      const found = /http:\S+\/api/.exec(line)
      if (found) resolve(found[0])
    })
  })
  const stop = () =>
    new Promise((resolve) => {
      child.removeAllListeners('exit').once('exit', resolve)
      child.send('shutdown')
    })
  return { url, stop }
}

export const agent = new Agent({ keepAlive: true })

/** Sends a call and resolves to its status and text. */
export function send(method, url, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (reply) => {
      let text = ''
      reply.on('data', (chunk) => (text += chunk))
      reply.on('end', () => resolve({ status: reply.statusCode, text }))
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

/** Sends a call that must succeed. */
export async function call(method, url, body, authorization, headers = {}) {
  const all = authorization ? { ...headers, authorization } : headers
  const { status, text } = await send(method, url, body, all)
  if (status >= 400) throw new Error(`${method} ${url} answered ${status}: ${text}`)
  return JSON.parse(text)
}

let accounts = 0

export async function signUp(url, headers) {
  const email = `bench-${Date.now()}-${process.pid}-${++accounts}@frond.example`
  const user = { email, password: 'Moss-and-Peat-3', firstName: 'Bench', lastName: 'Client' }
  const { encodedToken } = await call('POST', `${url}/auth/signup`, user, undefined, headers)
  await call('POST', `${url}/user/cart`, { product: { _id: 'snake-plant' } }, encodedToken)
  return { url, token: encodedToken }
}

/** The value below which a share of the sorted times lies. */
export const at = (times, share) =>
  times[Math.min(times.length - 1, Math.floor(share * times.length))]
