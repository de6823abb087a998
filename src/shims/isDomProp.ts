const styling = new Set(['as', 'classes', 'ownerState', 'sx', 'theme'])

/**
 * Replaces `@emotion/is-prop-valid`, 2.1 kB on every page: decides what `styled('div')` passes on to the
 * element. It's the rule of MUI's own components, instead of a list of every valid attribute.
 */
export default function isDomProp(prop: string): boolean {
  return !styling.has(prop)
}
