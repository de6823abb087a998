import * as v from 'valibot'
import { messages } from '../../contract/messages'

/** Why a login or a sign-up failed, and the field that it is about. */
export interface FormReason {
  message: string
  field: 'email' | 'password' | undefined
}

const Refused = v.object({ kind: v.literal('httpError'), message: v.string() })

/** Any other failure, such as storage that isn't responding, is about neither field. */
const fieldOf = new Map<string, FormReason['field']>([
  [messages.emailExists, 'email'],
  [messages.emailNotRegistered, 'email'],
  [messages.credentialsInvalid, 'password'],
])

/** The reason to show: the backend's message, or that it couldn't be reached. */
export function reasonOf(failure: unknown): FormReason {
  const refused = v.safeParse(Refused, failure)
  if (!refused.success)
    return {
      message: "The shop didn't answer. Nothing you typed is lost, so please try again.",
      field: undefined,
    }
  const { message } = refused.output
  return { message, field: fieldOf.get(message) }
}
