import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'
import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { EngineBrowser, EngineTab, LaunchOptions, Point, TouchEnd, Viewport } from './browser'
import type { WebKitPrograms } from './findEngine'
import { splitChord } from './keys'
import { takeRecorded } from './noiseRecorder'
import { touchInPage } from './touchInPage'
import { whileLoading } from './whileLoading'

const ENVIRONMENT = {
  // The container around it is the sandbox, and has no graphics card.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
}

const SCREENSHOT_TIMEOUT = 20_000

/**
 * A script sent to a document that is being left never gets an answer, so the caller asks again after
 * this time.
 */
const LOADING_TIMEOUT = 2000
const ANSWER_TIMEOUT = 10_000

/** px; high enough for a picture of a whole page. */
const SCREEN = { width: 1600, height: 4000 }

const keys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: ' ',
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
  Control: Key.CONTROL,
  Meta: Key.META,
}
const keyOf = (name: string) => keys[name] ?? name

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

/** GTK's settings, in a separate folder, to enable reduced motion as in the other engines. */
async function createSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frond-gtk-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(
    join(folder, 'gtk-3.0', 'settings.ini'),
    '[Settings]\ngtk-enable-animations=false\n',
  )
  return folder
}

/** Starts a virtual screen and resolves to its name, which it writes once it is ready. */
async function startScreen(path: string): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(
    path,
    [
      ...['-displayfd', '1', '-nolisten', 'tcp'],
      ...['-screen', '0', `${String(SCREEN.width)}x${String(SCREEN.height)}x24`],
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, display: `:${line}` }
  }
  throw new Error('Xvfb has not started.')
}

async function isListening(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok
  } catch {
    return false
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'exit')
  child.kill()
  await closed
}

/** Rejects when a command takes too long. */
async function within<Result>(ms: number, message: string, command: Promise<Result>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(message))
    }, ms)
  })
  try {
    return await Promise.race([command, late])
  } finally {
    clearTimeout(timer)
  }
}

type Queue = <Result>(command: () => Promise<Result>) => Promise<Result>

/** The commands of one window, each after switching to it, since the driver has one current window. */
class WebKitTab implements EngineTab {
  readonly #driver: WebDriver
  readonly #enqueue: Queue
  readonly #onClose: () => void

  constructor(driver: WebDriver, handle: string, enqueue: Queue, onClose: () => void) {
    this.#onClose = onClose
    this.#driver = driver
    this.#enqueue = (command) =>
      enqueue(async () => {
        await driver.switchTo().window(handle)
        return command()
      })
  }

  goto = (url: string) => this.#load(() => this.#driver.get(url))

  reload = () => this.#load(() => this.#driver.navigate().refresh())

  evaluate = <Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) =>
    this.#enqueue(() =>
      within(
        ANSWER_TIMEOUT,
        'The page has not answered.',
        this.#driver.executeScript<Awaited<Result>>(inPage, ...args),
      ),
    )

  addScript = (source: string) => this.#enqueue(() => this.#driver.executeScript<undefined>(source))

  /**
   * A window has its own borders and bars. It's in the middle of the screen, where the pointer is,
   * because without a window manager the window under the pointer has the focus. The page learns of its
   * new size later than the driver answers.
   */
  setViewport = async ({ width, height }: Viewport) => {
    const innerSize = () => this.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    const inner = await innerSize()
    await this.#enqueue(async () => {
      const window = this.#driver.manage().window()
      const outer = await window.getRect()
      const size = {
        width: outer.width + width - inner.width,
        height: outer.height + height - inner.height,
      }
      await window.setRect({
        x: Math.round((SCREEN.width - size.width) / 2),
        y: Math.round((SCREEN.height - size.height) / 2),
        ...size,
      })
    })
    await expect.poll(innerSize).toEqual({ width, height })
  }

  mouseMove = (x: number, y: number) =>
    this.#enqueue(() =>
      this.#actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .perform(),
    )

  mouseClick = async (x: number, y: number) => {
    await this.mouseMove(x, y)
    await this.#enqueue(() => this.#actions().press(Button.LEFT).release(Button.LEFT).perform())
  }

  touch = (path: Point[], end: TouchEnd = 'lift') => this.evaluate(touchInPage, path, end)

  press = (chord: string) =>
    this.#enqueue(async () => {
      const { modifiers, key } = splitChord(chord)
      const actions = this.#actions()
      for (const modifier of modifiers) actions.keyDown(keyOf(modifier))
      actions.keyDown(keyOf(key)).keyUp(keyOf(key))
      for (const modifier of modifiers.toReversed()) actions.keyUp(keyOf(modifier))
      await actions.perform()
    })

  type = (text: string) => this.#enqueue(() => this.#actions().sendKeys(text).perform())

  /** The driver waits for the page's next frame, which never comes while nothing on it changes. */
  screenshot = async (path: string) => {
    await this.#keepDrawing(true)
    const taken = this.#enqueue(() => this.#driver.takeScreenshot())
    const picture = await within(SCREENSHOT_TIMEOUT, 'The screenshot took too long.', taken)
    await this.#keepDrawing(false)
    await writeFile(path, picture, 'base64')
  }

  close = async () => {
    this.#onClose()
    await this.#enqueue(() => this.#driver.close())
  }

  /**
   * The driver itself would wait for the load before every command, even for scripts that a test holds
   * back, so its page load strategy is 'none'.
   */
  async #load(start: () => Promise<void>) {
    await this.evaluate(() => {
      document.documentElement.toggleAttribute('data-left', true)
    })
    await this.#enqueue(start)
    const isLoaded = () =>
      document.readyState !== 'loading' && !document.querySelector('html[data-left]')
    const ask = () =>
      this.#enqueue(() =>
        within(LOADING_TIMEOUT, 'still loading', this.#driver.executeScript<boolean>(isLoaded)),
      )
    while ((await whileLoading(ask)) !== true);
  }

  #keepDrawing(isOn: boolean) {
    return this.evaluate((isDrawing) => {
      const { body } = document
      body.toggleAttribute('data-drawing', isDrawing)
      const draw = () => {
        if (!body.hasAttribute('data-drawing')) return
        body.style.opacity = body.style.opacity === '1' ? '.9999' : '1'
        requestAnimationFrame(draw)
      }
      draw()
    }, isOn)
  }

  #actions() {
    return this.#driver.actions({ async: true })
  }
}

/** Runs commands one after the other. */
function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (command) => {
    const result = last.then(command, command)
    last = result
    return result
  }
}

/** WebKitGTK's MiniBrowser on a virtual screen, over W3C WebDriver. */
export async function launchWebKit(
  { driver: driverPath, browser: browserPath, screen: screenPath }: WebKitPrograms,
  { colourScheme = 'light', isPrivate = false, webkitArguments = [] }: LaunchOptions,
): Promise<EngineBrowser> {
  const screen = await startScreen(screenPath)
  const port = await freePort()
  const settings = await createSettings()
  const server = spawn(driverPath, ['-p', String(port)], {
    env: {
      ...process.env,
      ...ENVIRONMENT,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: settings,
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isListening(url))) {
    if (server.exitCode !== null) throw new Error('WebKitWebDriver has not started.')
  }
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: browserPath,
          args: [
            '--automation',
            '--enable-page-cache=true',
            ...(colourScheme === 'dark' ? ['--dark-mode'] : []),
            ...(isPrivate ? ['--private'] : []),
            ...webkitArguments,
          ],
        },
      }),
    )
    .build()
  const enqueue = createQueue()
  const tabs = new Set<WebKitTab>()
  const firstWindow = await driver.getWindowHandle()
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? ''
  return {
    name: 'webkit',
    version: `WebKitGTK/${version}`,
    openTab: async (viewport) => {
      const handle = await enqueue(async () => {
        // The first window stays, since the session would end with the last. A tab in the background
        // would be throttled; a window is not.
        await driver.switchTo().window(firstWindow)
        await driver.switchTo().newWindow('window')
        return driver.getWindowHandle()
      })
      const tab = new WebKitTab(driver, handle, enqueue, () => tabs.delete(tab))
      tabs.add(tab)
      await tab.setViewport(viewport)
      // The first move shows GTK's scroll bar, which shifts the page.
      await tab.mouseMove(1, 1)
      return tab
    },
    takeNoise: async () => {
      const noise = []
      for (const tab of tabs) noise.push(...(await takeRecorded(tab.evaluate)))
      return noise
    },
    close: async () => {
      try {
        await driver.quit()
      } finally {
        await end(server)
        await end(screen.child)
        await rm(settings, { recursive: true })
      }
    },
  }
}
