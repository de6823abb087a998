export const prerendered: readonly {
  path: string
  file: string
  title: string
  description: string
  page: string
  /** Hidden from search engines. */
  isHidden?: boolean
  /** Modules needed on wide screens only. */
  onWideScreens?: readonly string[]
  withProducts?: boolean
}[]
export const inShell: readonly string[]
