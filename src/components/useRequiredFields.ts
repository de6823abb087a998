import { type SyntheticEvent, useState } from 'react'
import { announce } from '../notifications/toast'

/** Sentences, by the names of their fields. */
export type FieldMessages = Readonly<Record<string, string>>

/**
 * The errors of a form's required fields, shown after a submit. Use it with `noValidate` in place of
 * the browser's validation, which calls an empty field invalid before anything was typed (F101).
 *
 * @param missing what each required field says while it's empty
 */
export function useRequiredFields(missing: FieldMessages) {
  const [errors, setErrors] = useState<FieldMessages>({})

  return {
    errors,
    /**
     * Marks the fields that can't be sent and focuses the first one. Returns true if there are none.
     *
     * @param isEmpty decides by a field's text
     */
    check: (form: HTMLFormElement, isEmpty = (text: string): boolean => text === ''): boolean => {
      const found: [HTMLInputElement, string][] = []
      for (const [name, message] of Object.entries(missing)) {
        const input = form.elements.namedItem(name)
        if (!(input instanceof HTMLInputElement)) continue
        if (isEmpty(input.value)) found.push([input, message])
        else if (input.validity.typeMismatch) found.push([input, `Enter a valid ${name}`])
      }
      setErrors(Object.fromEntries(found.map(([{ name }, message]) => [name, message])))
      const [first] = found
      if (!first) return true
      const [input, message] = first
      // A field that is focused already wouldn't be read out again.
      if (input === document.activeElement) announce(message)
      else input.focus()
      return false
    },
    /** Removes the error of a field that is typed into; for the form's `onInput`. */
    forget: ({ target }: SyntheticEvent<HTMLFormElement>): void => {
      if (!(target instanceof HTMLInputElement) || !(target.name in errors)) return
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== target.name)))
    },
  }
}
