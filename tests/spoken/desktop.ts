import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { onPath } from '../../scripts/chromium.js'
import { followSpeech, type Speech } from './speech'

const run = promisify(execFile)

/**
 * The size of the screen in pixels; the browser's window fills it. The listing's filters fit in: if reading
 * them scrolls the page, the first plant's heading is above the window, and Orca skips a heading there
 * that labels an article.
 */
export const SCREEN = { width: 1280, height: 1500 } as const

const PROGRAMS = ['Xvfb', 'dbus-daemon', 'gsettings', 'orca', 'script', 'xdotool']
const HOW_TO_INSTALL =
  "On Debian or Ubuntu: 'apt-get install -y firefox-esr xvfb orca xdotool dbus at-spi2-core " +
  "libglib2.0-bin'."

/** Where Debian and Fedora install AT-SPI's launcher, which they don't put on the PATH. */
const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher'

/** Orca asks pgrep for the user's other Orcas, such as the one of another test, and kills them. */
const NO_OTHER_ORCA = '#!/bin/sh\nexit 1\n'

/**
 * Orca's settings: it neither reads a new page by itself, nor echoes keys, nor looks for a braille
 * display. Its log doesn't describe the element of each event, which would take longer than a toast
 * is shown.
 */
const ORCA_SETTINGS = `import orca.debug
import orca.settings
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
orca.settings.enableBraille = False
orca.debug.printDetails = lambda *args, **options: None
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

/** Starts a server and resolves to the line that it prints once it is ready: its address. */
async function startServer(children: ChildProcess[], command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) return line.trim()
  throw new Error(`${command} has not started.`)
}

/** An X server that picks a free display. */
async function startScreen(children: ChildProcess[]): Promise<string> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`
  const args = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp']
  return `:${await startServer(children, 'Xvfb', args)}`
}

/** Folders of its own, so that no setting of this user's desktop has an effect. */
function fillHome(home: string): NodeJS.ProcessEnv {
  const runtime = join(home, 'run')
  mkdirSync(runtime, { mode: 0o700 })
  const data = join(home, '.local/share')
  mkdirSync(join(data, 'orca'), { recursive: true })
  writeFileSync(join(data, 'orca/orca-customizations.py'), ORCA_SETTINGS)
  const programs = join(home, 'bin')
  mkdirSync(programs)
  writeFileSync(join(programs, 'pgrep'), NO_OTHER_ORCA, { mode: 0o755 })
  return {
    PATH: `${programs}:${process.env['PATH'] ?? ''}`,
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
 * Starts a screen, a D-Bus session with the accessibility bus, and Orca.
 * @param logFile where Orca's log is written
 */
export async function startDesktop(logFile: string): Promise<Desktop> {
  const missing = PROGRAMS.filter((program) => !onPath(program))
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}. ${HOW_TO_INSTALL}`)
  const children: ChildProcess[] = []
  const home = mkdtempSync(join(tmpdir(), 'frond-spoken-'))
  const display = await startScreen(children)
  const session = await startServer(children, 'dbus-daemon', [
    ...['--session', '--nofork', '--print-address'],
  ])
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...fillHome(home),
    DISPLAY: display,
    DBUS_SESSION_BUS_ADDRESS: session,
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
    'orca --debug-file=/dev/tty',
    '/dev/null',
  ])
  orca.stdout.pipe(createWriteStream(logFile))
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
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
