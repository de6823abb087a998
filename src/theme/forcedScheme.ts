import type { Theme } from '@mui/material/styles'

/** The attribute of the document that holds a chosen colour scheme; without it the system's holds. */
export const SCHEME_ATTRIBUTE = 'data-scheme'

/** The variables of a style sheet of MUI's, which may stand in a media query. */
function declarations(sheet: object): Record<string, string> {
  const [[selector, content] = ['', {}]]: [string, unknown][] = Object.entries(sheet)
  if (typeof content !== 'object' || content === null) return {}
  if (selector.startsWith('@media')) return declarations(content)
  const names: [string, unknown][] = Object.entries(content)
  return Object.fromEntries(names.map(([name, value]) => [name, String(value)]))
}

/** The variables of each colour scheme once more, for a document that asks for one of them. */
export function forcedSchemes(theme: Theme): Record<string, Record<string, string>> {
  const [, light = {}, dark = {}] = theme.generateStyleSheets()
  return {
    [`:root[${SCHEME_ATTRIBUTE}="light"]`]: declarations(light),
    [`:root[${SCHEME_ATTRIBUTE}="dark"]`]: declarations(dark),
  }
}
