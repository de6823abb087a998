interface Route {
  path: string
  file: string
  page: string
}
export const prerendered: readonly (Route & {
  description: string
  /** Hidden from search engines. */
  isHidden?: boolean
  /** Modules needed on wide screens only. */
  onWideScreens?: readonly string[]
  withProducts?: boolean
})[]
export const shells: readonly Route[]
