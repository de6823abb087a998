/** The backend's error catalogue, word for word (Spec §8). */
export const messages = {
  emailExists: 'Unprocessable Entity. Email Already Exists.',
  emailNotRegistered: 'The email you entered is not Registered. Not Found error',
  credentialsInvalid: 'The credentials you entered are invalid. Unauthorized access error.',
  tokenInvalid: 'The token is invalid. Unauthorized access error.',
} as const

/** What the shopper is told about the backend, besides its replies. */
export const notices = {
  /** Records of a later shop, or damaged ones. */
  recordsSetAside:
    'Some of the shop’s stored data could not be read. It was kept aside, and the shop starts afresh.',
  /** The browser offers no Web Crypto, which signs the tokens. */
  accountsNeedHttps:
    'Login and sign-up need a secure connection: open the shop over HTTPS or on localhost.',
  /** The database is slow or fails to open: calls fail instead of answering from nothing. */
  storageUnavailable:
    'This browser’s storage isn’t responding. Nothing you saved is lost: please try again.',
  memoryOnly: 'This browser stores nothing for the shop. Changes last until you close the page.',
} as const
