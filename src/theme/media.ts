/** A phone in landscape, or a large zoom. */
export const LOW_MEDIA = '@media (max-height: 480px)'
