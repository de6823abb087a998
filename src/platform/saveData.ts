interface Connection {
  readonly saveData?: boolean
}

declare global {
  /** Chromium only. */
  interface Navigator {
    readonly connection?: Connection
  }
  interface WorkerNavigator {
    readonly connection?: Connection
  }
}

/** Whether the shopper has asked their browser to use less data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}
