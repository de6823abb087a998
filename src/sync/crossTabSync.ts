import * as v from 'valibot'
import { listTags } from '../contract/lists'
import { storedName } from '../platform/storedName'

declare module '../store/types' {
  interface Services {
    crossTabSync: ReturnType<typeof createCrossTabSync>
  }
}

const ChangeSchema = v.object({
  list: v.picklist(listTags),
  user: v.string(),
})
/** Says that a user's list has changed on the server. */
type Change = v.InferOutput<typeof ChangeSchema>

/** Broadcasts changes to the other tabs and receives theirs. */
export function createCrossTabSync() {
  let channel: BroadcastChannel | undefined
  return {
    broadcast: (change: Change) => {
      channel?.postMessage(change)
    },
    /** Subscribes to the other tabs; call the returned function to unsubscribe. */
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

/** Undefined where the browser blocks storage; tabs then don't sync. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(storedName('lists'))
  } catch {
    return undefined
  }
}
