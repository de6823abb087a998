import { createAction } from '@reduxjs/toolkit'

/**
 * The backend no longer accepts the session (token refused, user deleted): the shopper is a visitor
 * again.
 */
export const sessionEnded = createAction('auth/sessionEnded')
