import * as v from 'valibot'

/** What a page asks its worker to do. */
export const WorkerMessage = v.variant('type', [
  v.object({
    /** Precaches the files that aren't cached yet. */
    type: v.literal('precache'),
    /** With Save-Data, the paths that this page has loaded: only pages and these are precached. */
    used: v.optional(v.array(v.string())),
  }),
  v.object({
    /** Activates this version, after the shopper's consent. */
    type: v.literal('skipWaiting'),
  }),
])

export type WorkerMessage = v.InferOutput<typeof WorkerMessage>
