import { createAction } from '@reduxjs/toolkit'

/** Save was pressed while a field was empty (Spec §5): nothing was sent. */
export const addressIncomplete = createAction('addresses/incomplete')
/** An address whose first request had seemed to fail has turned out to be saved. */
export const addressFound = createAction('addresses/found')
/** An address wasn't sent, because the list or its former version was in the way. */
export const addressNotSent = createAction('addresses/notSent')
