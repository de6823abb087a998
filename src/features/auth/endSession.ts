import { backendReady } from '@/api/backend'
import { API_PREFIX } from '@/contract/calls'
import { calls } from '@/contract/callTable'

/**
 * Asks the backend to end a token's session. The call is optional in the contract, and a logout doesn't
 * wait for it: if it fails, the token is valid until it expires.
 */
export async function endSession(token: string): Promise<void> {
  try {
    const { apiUrl = API_PREFIX } = await backendReady()
    await fetch(apiUrl + calls.logout.path, {
      method: 'POST',
      headers: { authorization: token },
      // The shopper may close the page.
      keepalive: true,
    })
  } catch {
    // The session has ended on this device.
  }
}
