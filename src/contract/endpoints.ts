/**
 * Every call (Spec §7), one row each. Handlers, the storefront's requests, scenarios, documentation
 * and tests are derived from this table.
 */
import { authCalls } from './authCalls'
import { catalogCalls } from './catalogCalls'
import { listCalls } from './lists'

export const endpoints = { ...authCalls, ...catalogCalls, ...listCalls }

export type EndpointName = keyof typeof endpoints

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

export const endpointNames = Object.keys(endpoints).filter(isEndpointName)
