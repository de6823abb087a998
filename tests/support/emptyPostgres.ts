import { createServer, type Socket } from 'node:net'
import { listen } from './tcpProxy'

/**
 * A PostgreSQL server for tests that need no data: every statement succeeds and returns no rows.
 *
 * @param wanted the port; by default a free one
 */
export async function startEmptyPostgres(
  wanted?: number,
): Promise<{ port: number; stop: () => void }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    answerMessages(socket)
  })
  const port = await listen(server, wanted)
  return {
    port,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** https://www.postgresql.org/docs/current/protocol-message-formats.html */
function answerMessages(socket: Socket): void {
  const ready = message('Z', 'I')
  const done = [message('C', 'SELECT 0\0'), ready]
  let received = Buffer.alloc(0)
  let hasStarted = false
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data])
    for (;;) {
      // Only the first message has no type.
      const typeLength = hasStarted ? 1 : 0
      if (received.length < typeLength + 4) return
      const end = typeLength + received.readInt32BE(typeLength)
      if (received.length < end) return
      const type = received.toString('latin1', 0, typeLength)
      received = received.subarray(end)
      hasStarted = true
      if (type === '') socket.write(Buffer.concat([message('R', '\0\0\0\0'), ready]))
      // A simple query, and the end of an extended one: parsed, bound, without a description.
      else if (type === 'Q') socket.write(Buffer.concat(done))
      else if (type === 'S')
        socket.write(Buffer.concat([message('1'), message('2'), message('n'), ...done]))
      else if (type === 'X') socket.end()
    }
  })
}

function message(type: string, body = ''): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + body.length)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body, 'latin1')])
}
