import Alert from '@mui/material/Alert'
import { type SyntheticEvent, useId, useState } from 'react'
import { type FormReason, reasonOf } from './formReason'

/**
 * What the login and the sign-up form have in common: one request at a time, and the reason why the
 * last one failed.
 */
export function useAuthForm(send: (form: HTMLFormElement) => PromiseLike<{ error?: unknown }>) {
  const [sending, setSending] = useState(false)
  const [reason, setReason] = useState<FormReason>()
  const reasonId = useId()

  const submit = async (form: HTMLFormElement) => {
    if (sending) return
    setSending(true)
    setReason(undefined)
    const { error } = await send(form)
    setSending(false)
    setReason(error === undefined ? undefined : reasonOf(error))
  }
  const forgetReason = () => {
    setReason(undefined)
  }

  return {
    sending,
    forgetReason,
    /** The id of the alert if it's about this field. */
    describedBy: (field: 'email' | 'password') => (reason?.field === field ? reasonId : undefined),
    alert: reason && (
      <Alert severity="error" id={reasonId}>
        {reason.message}
      </Alert>
    ),
    formProps: {
      // If submitted before hydration, the password mustn't end up in the URL.
      method: 'post',
      // The error described the previous input.
      onInput: forgetReason,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
    },
  }
}
