import { canonicalText } from './canonicalText'

/** How passwords are stored and compared. */
export interface Passwords {
  protect: (password: string) => string | Promise<string>
  matches: (password: string, stored: string) => boolean | Promise<boolean>
}

/** Plain text, as specified for the mock (Spec §3). */
export const plainPasswords: Passwords = {
  protect: (password) => password,
  matches: (password, stored) => canonicalText(password) === canonicalText(stored),
}
