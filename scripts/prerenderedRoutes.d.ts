export const prerendered: readonly {
  path: string
  file: string
  title: string
  description: string
  page: string
  /** Kept from search engines. */
  isHidden?: boolean
  /** Modules that only wide screens need. */
  onWideScreens?: readonly string[]
  withProducts?: boolean
}[]
export const inShell: readonly string[]
