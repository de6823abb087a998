import { isAnyOf } from '@reduxjs/toolkit'
import { api } from '../../app/api'
import type { StartListening } from '../../app/store'
import { toast } from '../../notifications/toast'
import { authApi } from './authApi'
import { loggedOut, loggedOutElsewhere, loginRequired, passwordMismatch } from './authSlice'
import { clearSession, type Session, writeSession } from './session'
import { sessionEnded } from './sessionEnded'

const { login, signup } = authApi.endpoints

function keepSession(session: Session): void {
  if (!writeSession(session))
    toast('Your browser refuses storage: you stay signed in until this page closes.', 'info')
}

/** Toasts, storage and cached data of the session (Spec §4, §8). */
export function addAuthListeners(startListening: StartListening): void {
  startListening({
    matcher: login.matchFulfilled,
    effect: ({ payload }) => {
      keepSession(payload)
      toast('Login Successful', 'success')
    },
  })
  startListening({
    matcher: login.matchRejected,
    effect: () => {
      toast('Error while login', 'error')
    },
  })
  startListening({
    actionCreator: passwordMismatch,
    effect: () => {
      toast('Passwords do not match', 'error')
    },
  })
  startListening({
    matcher: signup.matchFulfilled,
    effect: ({ payload }) => {
      keepSession(payload)
      toast('Signup Successful', 'success')
    },
  })
  startListening({
    matcher: signup.matchRejected,
    effect: () => {
      toast('Error while signing up user', 'error')
    },
  })
  startListening({
    actionCreator: loginRequired,
    effect: () => {
      toast('Please login to add product to wishlist', 'info')
    },
  })
  startListening({
    actionCreator: loggedOut,
    effect: () => {
      toast('Logout Successful', 'success')
    },
  })
  startListening({
    matcher: isAnyOf(loggedOut, sessionEnded),
    effect: () => {
      clearSession()
    },
  })
  startListening({
    matcher: isAnyOf(loggedOut, sessionEnded, loggedOutElsewhere),
    effect: (_action, { dispatch }) => {
      dispatch(api.util.resetApiState())
    },
  })
}
