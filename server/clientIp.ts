import { isIPv4, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { expandIPv6 } from 'hono/utils/ipaddr'
import type { HonoEnv } from './honoEnv'

/** Identifies the client by its IP address. */
export function clientKey(c: Context<HonoEnv>, trustedProxies: number): string {
  const connection = getConnInfo(c).remote.address ?? ''
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
  // Each proxy appends the address that called it. Entries before those of the trusted proxies are the
  // client's own claim.
  const hops = [...forwarded, connection]
  const hop = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? ''
  // A proxy may send 'unknown'. Its clients then count as one.
  return canonicalIp(hop) ?? canonicalIp(connection) ?? 'unknown'
}

/**
 * The one form of an address that a proxy has written: without port, brackets and zone. A dual-stack
 * socket reports IPv4 addresses as IPv6. Of any other IPv6 address only the network (/64) counts,
 * since one client can use all of its addresses.
 */
export function canonicalIp(text: string): string | undefined {
  const ip = withoutPort(text.trim().replaceAll('"', '')).replace(/%.*$/, '')
  if (isIPv4(ip)) return ip
  if (!isIPv6(ip)) return undefined
  // The URL parser writes the last two groups of an IPv4 address in hexadecimal.
  const groups = expandIPv6(new URL(`http://[${ip}]`).hostname.slice(1, -1)).split(':')
  if (groups.slice(0, 6).join(':') !== '0000:0000:0000:0000:0000:ffff')
    return groups.slice(0, 4).join(':')
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group.slice(0, 2), 16), parseInt(group.slice(2), 16)])
    .join('.')
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` are how some proxies write addresses. */
function withoutPort(text: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:[\]]*))(?::\d+)?$/.exec(text) ?? []
  return bracketed ?? plain ?? text
}
