/**
 * The colours, written once. `tint` is for quiet panels, `sale` for discounts, `tile` for what a
 * plant stands on, by category. Text pairs are at least 4.5:1, borders and stars 3:1.
 */
export const light = {
  background: { default: '#FBF8F1', paper: '#FFFFFF', tint: '#EEF3E6' },
  text: { primary: '#1B2A21', secondary: '#52604F' },
  primary: { main: '#1F6B45', contrastText: '#FFFFFF' },
  sale: { main: '#B4492B', contrastText: '#FFFFFF' },
  inputBorder: '#7F8C7C',
  divider: '#DDE3D6',
  star: '#9A6A00',
  success: { main: '#1F6B45' },
  error: { main: '#B3261E' },
  warning: { main: '#8A5A00' },
  info: { main: '#22607A' },
  tile: { sage: '#DDE8D3', sand: '#F0E4CD', blush: '#F4DFD5', sky: '#D8E6EA' },
} as const

export const dark = {
  background: { default: '#0F1712', paper: '#17211B', tint: '#1F2C24' },
  text: { primary: '#ECF2E9', secondary: '#A9B8A8' },
  primary: { main: '#7FD0A0', contrastText: '#06301B' },
  sale: { main: '#F2A07F', contrastText: '#3D1405' },
  inputBorder: '#738375',
  divider: '#2A372F',
  star: '#F2C063',
  success: { main: '#7FD0A0' },
  error: { main: '#FFB4AB' },
  warning: { main: '#F2C063' },
  info: { main: '#8CCFE8' },
  tile: { sage: '#2B3F33', sand: '#423A2B', blush: '#45332E', sky: '#283C45' },
} as const

type Named<TColours> = {
  readonly [Name in keyof TColours]: TColours[Name] extends string ? string : Named<TColours[Name]>
}

const variable = (name: string) => `var(--palette-${name})`
const pair = (name: string) => ({
  main: variable(`${name}-main`),
  contrastText: variable(`${name}-contrastText`),
})

/** The colours as components use them: variables that follow the system's scheme. */
export const colours: Named<typeof light> = {
  background: {
    default: variable('background-default'),
    paper: variable('background-paper'),
    tint: variable('background-tint'),
  },
  text: { primary: variable('text-primary'), secondary: variable('text-secondary') },
  primary: pair('primary'),
  sale: pair('sale'),
  inputBorder: variable('inputBorder'),
  divider: variable('divider'),
  star: variable('star'),
  success: { main: variable('success-main') },
  error: { main: variable('error-main') },
  warning: { main: variable('warning-main') },
  info: { main: variable('info-main') },
  tile: {
    sage: variable('tile-sage'),
    sand: variable('tile-sand'),
    blush: variable('tile-blush'),
    sky: variable('tile-sky'),
  },
}

/** Declares the variables of one scheme. */
export function declareColours(palette: object, path = '--palette'): Record<string, string> {
  const declarations: Record<string, string> = {}
  const entries: [string, unknown][] = Object.entries(palette)
  for (const [name, value] of entries) {
    if (typeof value === 'string') declarations[`${path}-${name}`] = value
    else if (value instanceof Object)
      Object.assign(declarations, declareColours(value, `${path}-${name}`))
  }
  return declarations
}
