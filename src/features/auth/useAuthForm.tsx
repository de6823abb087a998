import Alert from '@mui/material/Alert'
import { startTransition, type SyntheticEvent, useActionState, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type FieldMessages, useRequiredFields } from '../../components/useRequiredFields'
import { useIsHydrated } from '../../components/useIsHydrated'
import { stringInState } from '../../navigation/historyState'
import { type FormReason, reasonOf } from './formReason'

/**
 * Shared by the login and the sign-up form: required fields, one request at a time, and the reason
 * why the last one failed.
 *
 * @param missing what each required field says while it's empty
 */
export function useAuthForm(
  missing: FieldMessages,
  send: (form: HTMLFormElement) => PromiseLike<{ error?: unknown }>,
) {
  const required = useRequiredFields(missing)
  const state: unknown = useLocation().state
  const isHydrated = useIsHydrated()
  // What was typed in the other form. The prerendered page doesn't know the history entry.
  const email = isHydrated ? stringInState(state, 'email') : undefined
  const [lastReason, submit, isSending] = useActionState(
    async (_previous: FormReason | undefined, form: HTMLFormElement) => {
      const { error } = await send(form)
      return error === undefined ? undefined : reasonOf(error)
    },
    undefined,
  )
  const [dismissed, setDismissed] = useState<FormReason>()
  const reason = isSending || lastReason === dismissed ? undefined : lastReason
  const reasonId = useId()

  const forgetReason = () => {
    // It described the previous input.
    setDismissed(lastReason)
  }

  return {
    forgetReason,
    /** The props of a required field. */
    field: (name: string) => ({
      name,
      required: true,
      ...(name === 'email' && { defaultValue: email }),
      error: required.errors[name],
      describedBy: reason?.field === name ? reasonId : undefined,
    }),
    /** Belongs below the submit button, which then doesn't move when it appears. */
    alert: reason && (
      <Alert severity="error" id={reasonId}>
        {reason.message}
      </Alert>
    ),
    formProps: {
      noValidate: true,
      // Outside a dialog, browsers don't send it: without JavaScript, no password leaves the page.
      method: 'dialog',
      onInput: (event: SyntheticEvent<HTMLFormElement>) => {
        required.forget(event)
        forgetReason()
      },
      // Not `action`: after one, React clears the fields.
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        if (isSending || !required.check(form)) return
        startTransition(() => {
          submit(form)
        })
      },
    },
  }
}
