import { createAction } from '@reduxjs/toolkit'

/** Sign-up was sent although password and confirmation differ (Spec §5). */
export const passwordsDiffer = createAction('auth/passwordsDiffer')
