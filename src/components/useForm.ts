import { startTransition, type SyntheticEvent, useActionState, useId, useState } from 'react'
import { mapValues } from '@/contract/mapValues'
import { announce } from '@/notifications/toast'

/** Why sending a form has failed, and the field that the reason is about, if it's about one. */
export interface FormFailure {
  message: string
  field?: string | undefined
}

/**
 * Text without the white space, and the characters that nobody sees, around it. A mark at its end keeps
 * its joiner, which shapes the letter before it in some scripts.
 */
function trimText(text: string): string {
  return text
    .replace(/^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u, '')
    .replace(/(\p{M}\u200D?)?[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u, '$1')
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

/** What stands in a field, however it got there. A password is what was typed, spaces included. */
function textIn(form: HTMLFormElement, name: string): string {
  const text = inputOf(form, name)?.value ?? ''
  return /password$/i.test(name) ? text : trimText(text)
}

interface Options<Name extends string> {
  /** What each field says while it's empty. All of them are required. */
  missing: Readonly<Record<Name, string>>
  /** Sends the form; resolves to the reason if that has failed. */
  send: (fields: Record<Name, string>) => Promise<FormFailure | undefined>
  /** Called instead of `send` if a field is empty or invalid. */
  onIncomplete?: () => void
  onInput?: ((fields: Record<Name, string>) => void) | undefined
}

/**
 * A form with uncontrolled fields: what stands in them when it's submitted is sent, also if a program
 * filled them in without an event, or before hydration. Nothing is called invalid before that.
 */
export function useForm<Name extends string>(options: Options<Name>) {
  const { missing, send, onIncomplete, onInput } = options
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({})
  const [lastFailure, submit, isSending] = useActionState(
    (_previous: FormFailure | undefined, fields: Record<Name, string>) => send(fields),
    undefined,
  )
  const [forgotten, setForgotten] = useState<FormFailure>()
  const failure = isSending || lastFailure === forgotten ? undefined : lastFailure
  const failureId = useId()

  const read = (form: HTMLFormElement) =>
    mapValues<Record<Name, string>, string>(missing, (_message, name) => textIn(form, name))

  /** Marks the fields that can't be sent and focuses the first; returns true if there are none. */
  const check = (form: HTMLFormElement): boolean => {
    const found = Object.entries<string>(missing).flatMap(([name, message]) => {
      const text = textIn(form, name)
      if (text === '') return [[name, message] as const]
      const input = inputOf(form, name)
      // The browser would call the email invalid for the space around it.
      if (input?.type === 'email') input.value = text
      const isWrong = input?.validity.typeMismatch === true
      return isWrong ? [[name, `Enter a valid ${name}`] as const] : []
    })
    setErrors(Object.fromEntries(found))
    const [first] = found
    if (!first) return true
    const [name, message] = first
    const input = inputOf(form, name)
    // A field that is focused already wouldn't be read out again.
    if (input === document.activeElement) announce(message)
    else input?.focus()
    return false
  }

  return {
    isSending,
    /** Why the last attempt has failed, until something is typed. */
    failure,
    /** The id for the element that shows the failure, which then describes its field. */
    failureId,
    /** The props of a required field. */
    field: (name: string) => ({
      name,
      required: true,
      error: errors[name],
      describedBy: failure?.field === name ? failureId : undefined,
    }),
    formProps: {
      noValidate: true,
      // Without JavaScript, or before hydration, the browser sends nothing: no password leaves the page.
      method: 'dialog',
      onInput: (event: SyntheticEvent<HTMLFormElement>) => {
        const { currentTarget, target } = event
        if (target instanceof HTMLInputElement && errors[target.name] !== undefined)
          setErrors({ ...errors, [target.name]: undefined })
        setForgotten(lastFailure)
        onInput?.(read(currentTarget))
      },
      // Not `action`: after one, React clears the fields.
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        if (isSending) return
        if (check(form))
          startTransition(() => {
            submit(read(form))
          })
        else onIncomplete?.()
      },
    },
  }
}
