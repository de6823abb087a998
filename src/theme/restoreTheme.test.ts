import { expect, test } from '@jest/globals'
import { describeTheme } from './describeTheme'
import { restoreTheme } from './restoreTheme'
import { isUnused } from './styleSheet'
import { theme } from './theme'
import { tokens } from './tokens'

const data = describeTheme(tokens)
const restored = restoreTheme(data, () => tokens.transitions)

/** Every value in an object, by its path. Functions and what MUI caches aren't values. */
function valuesIn(group: object, path = ''): [path: string, value: unknown][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const name = path === '' ? key : `${path}-${key}`
    if (typeof value === 'function') return []
    return typeof value === 'object' && value !== null ? valuesIn(value, name) : [[name, value]]
  })
}

/** Only used to generate variables, or replaced by `vars`. */
const atBuildTime =
  /^(colorSchemes|font|vars|palette|defaultColorScheme|cssVarPrefix|colorSchemeSelector|rootSelector)(-|$)/

test("the browser's theme has every value of the original", () => {
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  const values = new Map(valuesIn(restored))
  const expected = valuesIn(tokens).filter(([path]) => !atBuildTime.test(path))
  expect(expected.length).toBeGreaterThan(150)
  for (const [path, value] of expected) expect([path, values.get(path)]).toEqual([path, value])
})

test("the browser's theme has every variable that a page uses", () => {
  const variables = valuesIn(theme.vars).filter(
    // Only the dark scheme of MUI has this one, and nothing uses it.
    ([path]) => !isUnused(`--mui-${path}`) && path !== 'palette-text-icon',
  )
  expect(variables.length).toBeGreaterThan(100)
  const values = new Map(valuesIn(restored.vars))
  for (const [path, value] of variables) expect([path, values.get(path)]).toEqual([path, value])
})

test("a colour of the browser's palette is its variable, and an opacity a number", () => {
  const values = new Map(valuesIn(restored.palette))
  for (const [path, value] of valuesIn(tokens.palette)) {
    if (isUnused(`--mui-palette-${path}`)) continue
    const isColour = typeof value === 'string' && path !== 'mode'
    expect([path, values.get(path)]).toEqual([
      path,
      isColour ? `var(--mui-palette-${path})` : value,
    ])
  }
  expect(Object.keys(restored.palette)).toEqual(
    Object.keys(tokens.palette).filter((key) => key in restored.palette),
  )
})

test("the browser's theme computes lengths, media queries and colour schemes like the original", () => {
  expect(restored.spacing(2, 3)).toBe(theme.spacing(2, 3))
  expect(restored.breakpoints.up('md')).toBe(theme.breakpoints.up('md'))
  expect(restored.containerQueries.up('md')).toBe(theme.containerQueries.up('md'))
  expect(restored.typography.pxToRem(18)).toBe(theme.typography.pxToRem(18))
  const dark = { color: 'white' }
  expect(restored.applyStyles('dark', dark)).toEqual(theme.applyStyles('dark', dark))
})
