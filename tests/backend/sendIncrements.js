/** A client in its own process: `node sendIncrements.js API_URL TOKEN COUNT` sends all calls at once. */
const [apiUrl, authorization, count] = process.argv.slice(2)
const body = JSON.stringify({ action: { type: 'increment' } })

const replies = await Promise.all(
  Array.from({ length: Number(count) }, () =>
    fetch(`${apiUrl}/user/cart/snake-plant`, { method: 'POST', headers: { authorization }, body }),
  ),
)
process.exitCode = replies.every(({ ok }) => ok) ? 0 : 1
