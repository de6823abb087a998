/** The backend's error catalogue, word for word (Spec §8). */
export const messages = {
  emailExists: 'Unprocessable Entity. Email Already Exists.',
  emailNotRegistered: 'The email you entered is not Registered. Not Found error',
  credentialsInvalid: 'The credentials you entered are invalid. Unauthorized access error.',
  tokenInvalid: 'The token is invalid. Unauthorized access error.',
} as const

/** The 422 of a change that would make an account's data larger than a backend stores. */
export const ACCOUNT_FULL = 'This account is full. Remove something from it first.'

/** Notices about the backend that aren't part of a response. */
export const notices = {
  /** Damaged records, or those of a later version. */
  recordsUnreadable:
    "We couldn't read some of the shop's stored data, so that part has started afresh.",
  /** The browser has no Web Crypto to sign tokens with. */
  accountsNeedHttps: 'To log in or sign up, open the shop over HTTPS or on localhost.',
  /** The database is slow or fails to open, so its content is unknown. */
  storageUnavailable:
    "Your browser's storage isn't responding. Nothing you saved is lost, so please try again.",
  memoryOnly: 'Your browser blocks storage, so changes last until you close this page.',
} as const

/** A sentence that tells the shopper what the backend can't do in this browser. */
export type BackendNotice = (typeof notices)[keyof typeof notices]
