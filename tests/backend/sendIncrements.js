/** A client in a process of its own: `node sendIncrements.js API_URL TOKEN COUNT`, all at once. */
const [apiUrl, authorization, count] = process.argv.slice(2)
const body = JSON.stringify({ action: { type: 'increment' } })

const replies = await Promise.all(
  Array.from({ length: Number(count) }, () =>
    fetch(`${apiUrl}/user/cart/snake-plant`, { method: 'POST', headers: { authorization }, body }),
  ),
)
process.exitCode = replies.every(({ ok }) => ok) ? 0 : 1
