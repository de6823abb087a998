/**
 * The quantities in the cart that the backend has. Runs in the page of a signed-in shopper. Rejects on a
 * page whose backend hasn't started: the host would respond, and its page has no quantities, either.
 */
export async function storedQuantities(): Promise<string[]> {
  const [, token = ''] =
    /"authToken":"([^"]+)"/.exec(localStorage.getItem('frond.session') ?? '') ?? []
  const response = await fetch('/api/user/cart', { headers: { authorization: token } })
  if (!response.ok) throw new Error(`The backend responded ${response.status}.`)
  return [...(await response.text()).matchAll(/"qty":(\d+)/g)].map(([, qty = '']) => qty)
}
