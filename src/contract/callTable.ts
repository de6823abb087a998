/**
 * Every call (Spec §7), one row each. Handlers, the storefront's requests, scenarios, documentation
 * and tests are derived from this table.
 */
import { authCalls } from './authCalls'
import { catalogCalls } from './catalogCalls'
import { listCalls } from './lists'

export const calls = { ...authCalls, ...catalogCalls, ...listCalls }

export type CallName = keyof typeof calls

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

export const callNames = Object.keys(calls).filter(isCallName)
