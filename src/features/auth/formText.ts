/** The text of a form field; '' if the form has no such field. */
export function formText(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}
