import { createContext } from 'react'

/**
 * True in the first frame of a page that a press has opened. It shows the page's heading; what is below
 * takes much longer to render, and follows in the next frame. Provided by the routes
 * (src/app/routes.tsx).
 */
export const PageOpening = createContext(false)
