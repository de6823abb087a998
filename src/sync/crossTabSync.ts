import * as v from 'valibot'
import { listTags } from '@/contract/lists'
import { storedName } from '@/platform/storedName'

declare module '@/store/types' {
  interface Services {
    crossTabSync: ReturnType<typeof createCrossTabSync>
  }
}

const TabMessageSchema = v.object({ list: v.picklist(listTags), user: v.string() })
/** Says that a user's list has changed on the server. */
type TabMessage = v.InferOutput<typeof TabMessageSchema>

/** Broadcasts changes to the other tabs and receives theirs. */
export function createCrossTabSync() {
  let channel: BroadcastChannel | undefined
  return {
    broadcast: (message: TabMessage) => {
      channel?.postMessage(message)
    },
    /** Subscribes to the other tabs; call the returned function to unsubscribe. */
    subscribe: (onMessage: (message: TabMessage) => void) => {
      const own = openChannel()
      if (!own) return () => undefined
      channel = own
      own.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (v.is(TabMessageSchema, data)) onMessage(data)
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
