export const prerendered: readonly {
  path: string
  file: string
  title: string
  page: string
  /** Modules that only wide screens need. */
  onWideScreens?: readonly string[]
  withProducts?: boolean
}[]
