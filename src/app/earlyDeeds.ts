/** Told by the first page once React has taken it over. */
const AWAKE = 'frond:awake'

/** What answers a click; a click elsewhere does nothing before or after. */
const CONTROLS = 'a[href], button, input, label'

export function tellAwake(): void {
  document.dispatchEvent(new Event(AWAKE))
}

/**
 * Prerendered markup can be pressed and typed into before React has taken it over, when nobody
 * listens: links would load without their effect, buttons stay dumb, and Enter would send a form
 * with its password to the address line. This holds such deeds and repeats them, in their order,
 * once the page is awake. The returned function lets them go at once (the shop did not come).
 */
export function holdEarlyDeeds(): () => void {
  const deeds: (() => void)[] = []
  const typed = new Map<HTMLInputElement, string>()

  const hold = (event: Event, deed: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    deeds.push(deed)
  }
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey)
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null
    if (isPlain && control instanceof HTMLElement)
      hold(event, () => {
        control.click()
      })
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (form instanceof HTMLFormElement)
      hold(event, () => {
        form.requestSubmit()
      })
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio')
      typed.set(target, target.value)
  }
  const letGo = () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('submit', onSubmit, true)
    document.removeEventListener('input', onInput, true)
    document.removeEventListener(AWAKE, letGo)
    // React takes a value that it finds for one that it knows: empty for it, then typed anew.
    for (const [input, value] of typed) {
      input.value = ''
      Reflect.set(HTMLInputElement.prototype, 'value', value, input)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const deed of deeds) deed()
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('submit', onSubmit, true)
  document.addEventListener('input', onInput, true)
  document.addEventListener(AWAKE, letGo)
  return letGo
}
