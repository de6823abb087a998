import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface TcpProxy {
  port: number
  /**
   * Stops forwarding without closing anything, as a firewall does that drops packets. Connections
   * made before `thaw` never work again.
   */
  freeze: () => void
  /** Forwards new connections again. */
  thaw: () => void
  /** Forwards new connections to another port. */
  retarget: (port: number) => void
  /** Closes every connection. */
  disconnect: () => void
  close: () => void
}

/** Forwards TCP connections to a port on this machine. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  let target = targetPort
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true })
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      if (!isFrozen) from.pipe(to)
    }
  })
  const port = await listen(server)
  const disconnect = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    port,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw: () => {
      isFrozen = false
    },
    retarget: (newTarget) => {
      target = newTarget
    },
    disconnect,
    close: () => {
      disconnect()
      server.close()
    },
  }
}

/** Listens on a free port of this machine and resolves to it. */
export async function listen(server: Server, wanted = 0): Promise<number> {
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return address.port
}
