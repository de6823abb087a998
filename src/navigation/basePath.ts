import { createContext } from 'react'

/** The path that the shop is served under, with its slashes; for plain links, which no router makes. */
export const BasePath = createContext('/')
