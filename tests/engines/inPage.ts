import type * as TestingLibrary from '@testing-library/dom'

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary
  }
}

/** A name as JSON: text that has to be equal, or a pattern. */
export type Name = string | { source: string; flags: string }

/** How elements are searched within those found before. */
export type Step =
  | { by: 'role'; role: string; name?: Name }
  | { by: 'text' | 'label'; text: Name }
  | { by: 'css'; selector: string }
  | { by: 'nth'; index: number }
  | { by: 'hasText'; text: Name }

/** The state of the elements found; all but `count` is the first one's. */
export interface Found {
  count: number
  isVisible: boolean
  isFocused: boolean
  isChecked: boolean
  text: string
  value: string
  /** Why it can't be pressed yet, or ''. */
  obstacle: string
  /** Its centre, in the viewport. */
  x: number
  y: number
  width: number
  height: number
}

/**
 * Finds elements as the queries of Testing Library do. The first one is scrolled into view if it's to
 * be pressed, or gets the focus. Runs in the page, so everything it needs is inside. Undefined until Testing Library
 * is there.
 */
export function findInPage(steps: Step[], purpose: 'read' | 'press' | 'focus'): Found | undefined {
  const library = window.TestingLibraryDom
  if (!library) return undefined
  const matcher = (name: Name) =>
    typeof name === 'string' ? name : new RegExp(name.source, name.flags)
  const matches = (name: Name, text: string) =>
    typeof name === 'string' ? text.includes(name) : new RegExp(name.source, name.flags).test(text)

  function query(scope: HTMLElement, step: Step): HTMLElement[] {
    if (!library) return []
    switch (step.by) {
      case 'role':
        return library.queryAllByRole(
          scope,
          step.role,
          step.name === undefined ? {} : { name: matcher(step.name) },
        )
      case 'text':
        return library.queryAllByText(scope, matcher(step.text))
      case 'label':
        return library.queryAllByLabelText(scope, matcher(step.text))
      case 'css':
        return [...scope.querySelectorAll<HTMLElement>(step.selector)]
      default:
        return []
    }
  }

  let elements: HTMLElement[] = [document.body]
  for (const step of steps) {
    if (step.by === 'nth') elements = elements.slice(step.index, step.index + 1)
    else if (step.by === 'hasText')
      elements = elements.filter(({ textContent }) => matches(step.text, textContent))
    else elements = [...new Set(elements.flatMap((scope) => query(scope, step)))]
  }

  const [first] = elements
  const found = {
    count: elements.length,
    isVisible: false,
    isFocused: false,
    isChecked: false,
    text: '',
    value: '',
    obstacle: '',
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  if (!first) return { ...found, obstacle: 'It is not there.' }

  if (purpose === 'focus') first.focus()
  if (purpose === 'press') {
    const { top, bottom } = first.getBoundingClientRect()
    // Its dialog may have scrolled it under its title.
    const content = first.closest('.MuiDialogContent-root')?.getBoundingClientRect()
    if (top < (content?.top ?? 0) || bottom > (content?.bottom ?? innerHeight))
      first.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const { left, top, width, height } = first.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const isVisible = first.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0

  function obstacle(element: HTMLElement): string {
    if (!isVisible) return 'It is hidden.'
    if (element.matches(':disabled')) return 'It is disabled.'
    const hit = document.elementFromPoint(x, y)
    // A click on a checkbox may hit its label.
    const target = hit?.closest('label')?.contains(element) ? element : hit
    if (target && (element.contains(target) || target.contains(element))) return ''
    return `It is covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}.`
  }

  const isInput =
    first instanceof HTMLInputElement ||
    first instanceof HTMLTextAreaElement ||
    first instanceof HTMLSelectElement
  return {
    ...found,
    isVisible,
    isFocused: first === document.activeElement,
    isChecked: first instanceof HTMLInputElement ? first.checked : first.ariaChecked === 'true',
    text: first.textContent,
    value: isInput ? first.value : '',
    obstacle: obstacle(first),
    x,
    y,
    width,
    height,
  }
}
