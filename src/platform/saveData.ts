interface Connected {
  /** Chromium only. */
  readonly connection?: { readonly saveData?: boolean }
}

declare global {
  interface Navigator extends Connected {}
  interface WorkerNavigator extends Connected {}
}

/** Whether the shopper has asked their browser to use less data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}
