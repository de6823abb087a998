import Alert from '@mui/material/Alert'
import * as v from 'valibot'
import { type FormFailure, useForm } from '@/components/useForm'
import { messages } from '@/contract/messages'
import { useAppSelector } from '@/store/hooks'
import { selectTypedEmail } from './authSlice'

const Refused = v.object({ kind: v.literal('httpError'), message: v.string() })

/** Any other failure, such as storage that isn't responding, is about neither field. */
const fieldOf = new Map<string, string>([
  [messages.emailExists, 'email'],
  [messages.emailNotRegistered, 'email'],
  [messages.credentialsInvalid, 'password'],
])

/** The backend's message, or that it couldn't be reached. */
export function reasonOf(error: unknown): FormFailure {
  const refused = v.safeParse(Refused, error)
  if (!refused.success)
    return { message: "The shop didn't answer. Nothing you typed is lost, so please try again." }
  const { message } = refused.output
  return { message, field: fieldOf.get(message) }
}

interface Options<Name extends string> {
  /** What each field says while it's empty. */
  missing: Readonly<Record<Name, string>>
  send: (fields: Record<Name, string>) => PromiseLike<{ error?: unknown }>
  onInput?: (fields: Record<Name, string>) => void
}

/** Shared by the login and the sign-up form, which pass what was typed as the email to each other. */
export function useAuthForm<Name extends string>({ missing, send, onInput }: Options<Name>) {
  const { field, failure, failureId, ...form } = useForm({
    missing,
    onInput,
    send: async (fields) => {
      const { error } = await send(fields)
      return error === undefined ? undefined : reasonOf(error)
    },
  })
  const email = useAppSelector(selectTypedEmail)
  return {
    ...form,
    field: (name: Name) => ({ ...field(name), ...(name === 'email' && { defaultValue: email }) }),
    /** Belongs below the submit button, which then doesn't move when it appears. */
    alert: failure && (
      <Alert severity="error" id={failureId}>
        {failure.message}
      </Alert>
    ),
  }
}
