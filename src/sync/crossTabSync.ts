import * as v from 'valibot'
import type { ListTag } from '../api/api'

const ChangeSchema = v.object({
  list: v.picklist(['Cart', 'Wishlist', 'Addresses'] satisfies ListTag[]),
  user: v.string(),
})
/** Says that a user's list has changed on the server. */
type Change = v.InferOutput<typeof ChangeSchema>

/** Tells the other tabs of changes, and is told of theirs. */
export function createCrossTabSync() {
  let channel: BroadcastChannel | undefined
  return {
    broadcast: (change: Change) => {
      channel?.postMessage(change)
    },
    /** Listens to the other tabs until the returned function is called. */
    subscribe: (onChange: (change: Change) => void) => {
      const own = openChannel()
      if (!own) return () => undefined
      channel = own
      own.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (v.is(ChangeSchema, data)) onChange(data)
      }
      return () => {
        own.close()
        channel = undefined
      }
    },
  }
}

/** Missing in old browsers, forbidden where storage is: then every tab is on its own. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('frond')
  } catch {
    return undefined
  }
}
