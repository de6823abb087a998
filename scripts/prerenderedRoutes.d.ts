export const prerendered: readonly {
  path: string
  file: string
  title: string
  page: string
  withProducts?: boolean
}[]
