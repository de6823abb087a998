import { tokens } from './tokens'

/** The variables in one of MUI's style sheets, whose dark one is inside a media query. */
function variablesIn(sheet: Record<string, unknown>): Record<string, unknown> {
  const [content] = Object.values(sheet)
  return typeof content === 'object' && content !== null ? variablesIn({ ...content }) : sheet
}

const isColour = (value: unknown) => /^(#|rgb|color)/.test(String(value))

/**
 * Defines every variable once. MUI would define those of the dark scheme a second time, and a chosen
 * scheme needs them once more; `light-dark()` follows `color-scheme` (index.html) instead. Of pairs
 * that aren't colours, such as opacities, only the light scheme's is defined: the overrides replace
 * whatever uses them.
 */
function defineOnce() {
  const [others, light = {}, dark = {}] = tokens.generateStyleSheets().map(variablesIn)
  const colours = Object.entries(light).map(([name, value]) => {
    const isPair = isColour(value) && value !== dark[name]
    return [name, isPair ? `light-dark(${String(value)}, ${String(dark[name])})` : value] as const
  })
  const variables = [...Object.entries(others ?? {}), ...colours]
  return `:root{${variables.map(([name, value]) => `${name}:${String(value)}`).join(';')}}`
}

/** CSS with the theme's variables, which scripts/builtTheme.js puts into index.html. */
export const styleSheet = defineOnce()
