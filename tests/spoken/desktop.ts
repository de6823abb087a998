import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { followSpeech, type Speech } from './speech'

const run = promisify(execFile)

/** The size of the screen in pixels; the browser's window fills it. */
export const SCREEN = { width: 1280, height: 900 } as const

/** Where Debian and Fedora install AT-SPI's launcher, which they don't put on the PATH. */
const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher'

/** Orca's settings: it neither reads a new page by itself, nor echoes keys. */
const ORCA_SETTINGS = `import orca.settings
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
`

/** A screen without a monitor, on which Orca reads what has the focus. */
export interface Desktop {
  /** The environment of programs that belong to this desktop. */
  env: NodeJS.ProcessEnv
  speech: Speech
  /** Presses a key of the keyboard, by its X11 name: 'Down', 'Return', 'ctrl+Home'. */
  press: (key: string) => Promise<void>
  /** Types text, a key at a time. */
  type: (text: string) => Promise<void>
  /** Clicks at a position of the screen, in pixels. */
  click: (x: number, y: number) => Promise<void>
  stop: () => void
}

/** An X server that picks a free display, and prints its number. */
async function startScreen(children: ChildProcess[]): Promise<string> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(screen)
  for await (const line of createInterface({ input: screen.stdout })) return `:${line.trim()}`
  throw new Error('Xvfb has not started.')
}

/** Folders of its own, so that no setting of this user's desktop has an effect. */
function emptyHome(): NodeJS.ProcessEnv {
  const home = mkdtempSync(join(tmpdir(), 'frond-spoken-'))
  const runtime = join(home, 'run')
  mkdirSync(runtime, { mode: 0o700 })
  const data = join(home, '.local/share')
  mkdirSync(join(data, 'orca'), { recursive: true })
  writeFileSync(join(data, 'orca/orca-customizations.py'), ORCA_SETTINGS)
  return {
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: data,
    XDG_CACHE_HOME: join(home, '.cache'),
    // No daemon that would outlive the tests.
    GSETTINGS_BACKEND: 'keyfile',
  }
}

/**
 * Starts a screen, the accessibility bus and Orca. Needs a D-Bus session (scripts/spoken.js runs
 * the tests in one).
 */
export async function startDesktop(): Promise<Desktop> {
  const children: ChildProcess[] = []
  const display = await startScreen(children)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...emptyHome(),
    DISPLAY: display,
    LANG: 'en_US.UTF-8',
    // A synthesiser that has no sound card to play on stops Orca, so there is none.
    SPEECHD_CMD: '/bin/false',
    SPEECHD_ADDRESS: 'inet_socket:127.0.0.1:9',
  }
  const start = (command: string, args: string[]) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    children.push(child)
    return child
  }
  const bus = start(BUS_LAUNCHER, ['--launch-immediately'])
  await once(bus, 'spawn')
  await run('gsettings', ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'], {
    env,
  })
  // Orca writes its log in blocks of 8 kB, except to a terminal, which `script` provides.
  const orca = start('script', [
    ...['--quiet', '--flush', '--return', '--command'],
    'orca --replace --debug-file=/dev/tty',
    '/dev/null',
  ])
  const speech = followSpeech(orca.stdout)
  await speech.waitFor(/^Screen reader on/)

  const xdotool = async (...args: string[]) => {
    await run('xdotool', args, { env })
  }
  return {
    env,
    speech,
    press: async (key) => {
      const processed = speech.nextKey()
      await xdotool('key', key)
      await processed
    },
    type: (text) => xdotool('type', '--delay', '60', text),
    click: (x, y) => xdotool('mousemove', String(x), String(y), 'click', '1'),
    stop: () => {
      for (const child of children.toReversed()) child.kill()
    },
  }
}
