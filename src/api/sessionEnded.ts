import { createAction } from '@reduxjs/toolkit'

/**
 * The backend no longer accepts the session (token refused, user gone): the shopper is a visitor
 * again.
 */
export const sessionEnded = createAction('auth/sessionEnded')
