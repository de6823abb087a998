import { createContext } from 'react'

/** The path that the shop is served under, with both slashes, for links outside the router. */
export const BasePath = createContext('/')
