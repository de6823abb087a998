import fc from 'fast-check'

/** What a shopper does in pages with dialogs, and with the browser's own buttons. */
export type HistoryAction =
  | { kind: 'open'; dialog: 'filters' | 'plant' | 'other plant' | 'address'; presses: 1 | 2 }
  | { kind: 'close'; way: 'close' | 'escape' | 'save'; presses: 1 | 2 }
  | { kind: 'back' | 'forward' }
  | { kind: 'go'; to: string }
  | { kind: 'filter'; choice: 'indoor' | 'cacti' }
  | { kind: 'switch' }

const presses = fc.constantFrom(1 as const, 1 as const, 2 as const)

export const arbitraryHistoryAction: fc.Arbitrary<HistoryAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('open' as const),
      dialog: fc.constantFrom(
        ...(['filters', 'plant', 'other plant', 'address', 'address'] as const),
      ),
      presses,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      way: fc.constantFrom(...(['close', 'escape', 'save'] as const)),
      presses,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('back' as const, 'forward' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('go' as const),
      to: fc.constantFrom('/', '/productlisting', '/address', '/address'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('filter' as const),
      choice: fc.constantFrom('indoor' as const, 'cacti' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('switch' as const) }) },
)

/** Where the shopper is, as far as the history matters. */
export interface Place {
  path: string
  /** The dialogs that are open, by name. */
  dialogs: (string | null)[]
  /** The entry's index in the history. */
  index: number
  /** Whether something was chosen in the open dialog: it's a step once the dialog is closed. */
  hasChoice: boolean
}

/** Where an action leads; an index that is undefined may be any. */
export function placeAfter(
  action: HistoryAction,
  { path, dialogs, index, hasChoice }: Place,
  last: number,
): Partial<Place> {
  const [dialog] = dialogs
  switch (action.kind) {
    case 'open': {
      const name = action.dialog === 'other plant' ? 'plant' : action.dialog
      const isHere = path === (name === 'address' ? '/address' : '/productlisting')
      // Under a dialog the page can't be pressed.
      return isHere && dialog === undefined
        ? { path, dialogs: [name], index: index + 1 }
        : { path, dialogs, index }
    }
    case 'close':
      return dialog === undefined
        ? { path, dialogs, index }
        : { path, dialogs: [], index: hasChoice ? index : index - 1 }
    case 'back':
      if (dialog === undefined) return { index: index - 1 }
      return { path, dialogs: [], index: hasChoice ? index : index - 1 }
    case 'forward':
      return { index: Math.min(index + 1, last) }
    case 'go':
      // A link to the current page replaces its entry.
      return dialog === undefined ? { path: action.to, dialogs: [] } : { path, dialogs, index }
    case 'filter': {
      const isInPage = action.choice === 'indoor' && dialog === undefined
      const isPushed = isInPage && path === '/productlisting'
      return { path, dialogs, index: isPushed ? index + 1 : index }
    }
    case 'switch':
      // The address form's entry belongs to its shopper: it hides from the other, and may come back.
      return path === '/address' ? { path, index } : { path, dialogs, index }
  }
}
