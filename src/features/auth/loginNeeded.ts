import { createAction } from '@reduxjs/toolkit'

/** A visitor tried what only a signed-in shopper can do (Spec §6). */
export const loginNeeded = createAction('auth/loginNeeded')
