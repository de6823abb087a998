/** What stands in a field of a form; '' for a field that it lacks. */
export function formText(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}
