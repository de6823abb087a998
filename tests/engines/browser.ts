/** The engines that the shop is tested in. WebKit is Safari's. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

export type ColourScheme = 'light' | 'dark'

export interface LaunchOptions {
  colourScheme?: ColourScheme
  /** A private window: Firefox may refuse it a service worker. */
  isPrivate?: boolean
  /** Firefox's settings from about:config. */
  firefoxPreferences?: Record<string, boolean | number | string>
  /** The environment of the desktop that a window is opened on; without it, there's no window. */
  desktop?: NodeJS.ProcessEnv
  /** MiniBrowser's own arguments, such as WebKitGTK's settings. */
  webkitArguments?: string[]
}

export interface Viewport {
  width: number
  height: number
}

/** In CSS px, from the viewport's left top corner. */
export interface Point {
  x: number
  y: number
}

/** How a touch ends: the finger is lifted, or the system takes it over. */
export type TouchEnd = 'lift' | 'cancel'

/** Raw input and scripts in one tab. EnginePage (enginePage.ts) finds elements by role and name. */
export interface EngineTab {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a self-contained function in the page. Arguments and result have to be JSON. */
  evaluate: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Runs the source of a classic script in the page. */
  addScript: (source: string) => Promise<void>
  setViewport: (viewport: Viewport) => Promise<void>
  mouseClick: (x: number, y: number) => Promise<void>
  mouseMove: (x: number, y: number) => Promise<void>
  /** A finger goes down at the first point and moves along the others. */
  touch: (path: Point[], end?: TouchEnd) => Promise<void>
  /** A key by its name in `KeyboardEvent.key`, with modifiers in front: 'Shift+Tab'. */
  press: (key: string) => Promise<void>
  type: (text: string) => Promise<void>
  screenshot: (path: string) => Promise<void>
  close: () => Promise<void>
}

export interface EngineBrowser {
  name: EngineName
  version: string
  openTab: (viewport: Viewport) => Promise<EngineTab>
  /** The errors, warnings and policy violations of all open tabs since the last call. */
  takeNoise: () => Promise<string[]>
  close: () => Promise<void>
}
