import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { expandIPv6 } from 'hono/utils/ipaddr'
import { isIPv6 } from 'node:net'
import type { HonoEnv } from './honoEnv'

/**
 * Identifies the client by its IP address. Of an IPv6 address only the network (/64) counts, since
 * one client can use all of its addresses.
 */
export function clientKey(c: Context<HonoEnv>, trustedProxies: number): string {
  const ip = clientIp(c, trustedProxies)
  return isIPv6(ip) ? expandIPv6(ip).split(':').slice(0, 4).join(':') : ip
}

/**
 * Each proxy appends the address that called it to `X-Forwarded-For`. Entries before those of the
 * trusted proxies are the client's own claim.
 */
function clientIp(c: Context<HonoEnv>, trustedProxies: number): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
  const hops = [...forwarded, getConnInfo(c).remote.address ?? '']
  const ip = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? ''
  // A dual-stack socket reports IPv4 addresses as IPv6.
  return ip.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
