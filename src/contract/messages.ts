/** The backend's error catalogue, word for word (Spec §8). */
export const messages = {
  emailExists: 'Unprocessable Entity. Email Already Exists.',
  emailNotRegistered: 'The email you entered is not Registered. Not Found error',
  credentialsInvalid: 'The credentials you entered are invalid. Unauthorized access error.',
  tokenInvalid: 'The token is invalid. Unauthorized access error.',
} as const

/** Notices about the backend that aren't part of a response. */
export const notices = {
  /** Damaged records, or those of a later version. */
  recordsSetAside:
    'Some of the shop’s stored data could not be read. It was kept aside, and the shop starts afresh.',
  /** The browser has no Web Crypto to sign tokens with. */
  accountsNeedHttps:
    'Login and sign-up need a secure connection: open the shop over HTTPS or on localhost.',
  /** The database is slow or fails to open, so its content is unknown. */
  storageUnavailable:
    'This browser’s storage isn’t responding. Nothing you saved is lost: please try again.',
  memoryOnly: 'This browser stores nothing for the shop. Changes last until you close the page.',
} as const
