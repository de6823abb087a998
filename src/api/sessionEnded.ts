import { createAction } from '@reduxjs/toolkit'

/** The backend no longer knows the session (token refused, user gone): go on as a visitor. */
export const sessionEnded = createAction('auth/sessionEnded')
