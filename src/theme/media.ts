const low = '(max-height: 480px)'
const narrow = '(max-width: 599.95px)'

/** A phone in portrait. */
export const PHONE_MEDIA = `@media ${narrow}`

/** A phone in landscape, or a large zoom. */
export const LOW_MEDIA = `@media ${low}`

/** Screens whose height the header takes much of. */
export const SMALL_MEDIA = `@media ${narrow}, ${low}`

/** A phone in landscape. */
export const LOW_LANDSCAPE = `@media ${low} and (min-width: 600px)`
