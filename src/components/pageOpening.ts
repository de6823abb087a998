import { createContext } from 'react'

/**
 * True in the first frame of a page that a press has opened. That frame shows the page's heading; the
 * content below takes longer to render, and follows. Provided by the routes (src/app/routes.tsx).
 */
export const PageOpening = createContext(false)
