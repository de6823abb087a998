/** Which headers let the pages of the shop's origins make the calls of the contract. */
export function corsHeaders(
  origin: string | undefined,
  shopOrigins: readonly string[],
): Record<string, string> {
  if (origin === undefined || !shopOrigins.includes(origin)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '600',
  }
}
