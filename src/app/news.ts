import * as v from 'valibot'

const NewsSchema = v.object({
  list: v.picklist(['Cart', 'Wishlist', 'Addresses']),
  user: v.string(),
})
export type News = v.InferOutput<typeof NewsSchema>

/** What tabs tell each other: that a list of a user has changed at the backend. */
export interface TabNews {
  tell: (news: News) => void
  /** Listens to the other tabs until the returned function is called. */
  follow: (onNews: (news: News) => void) => () => void
}

export function createTabNews(): TabNews {
  let channel: BroadcastChannel | undefined
  return {
    tell: (news) => {
      channel?.postMessage(news)
    },
    follow: (onNews) => {
      const own = open()
      if (!own) return () => undefined
      channel = own
      own.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (v.is(NewsSchema, data)) onNews(data)
      }
      return () => {
        own.close()
        channel = undefined
      }
    },
  }
}

/** Missing in old browsers, forbidden where storage is: then every tab is on its own. */
function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('frond')
  } catch {
    return undefined
  }
}
