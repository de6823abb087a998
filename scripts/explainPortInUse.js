import { createServer } from 'node:net'

/** Says how to choose another port, such as one that is free. */
export function portInUse(port, command, free) {
  return `Port ${port} is in use. Stop the process that uses it, or choose another port with '${command} -- --port ${free}'; a backend (VITE_API_URL) must then allow the origin http://localhost:${free} in SHOP_ORIGIN.`
}

/** Listens for a moment. Resolves to the port, or rejects if it's in use; port 0 is any free one. */
export function tryPort(port, host = 'localhost') {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/**
 * Explains in one sentence why a strict port can't be used, and exits. Vite alone would print a stack
 * trace that doesn't say what to do.
 */
export function explainPortInUse() {
  const explain = async (httpServer, { port, strictPort }, command) => {
    // Looked for in advance: Vite prints its stack trace unless the process exits at once.
    const free = await tryPort(0)
    httpServer?.on('error', ({ code }) => {
      if (code !== 'EADDRINUSE' || !strictPort) return
      console.error(portInUse(port, command, free))
      process.exit(1)
    })
  }
  return {
    name: 'frond-explain-port-in-use',
    configureServer: ({ httpServer, config }) => explain(httpServer, config.server, 'npm run dev'),
    configurePreviewServer: ({ httpServer, config }) =>
      explain(httpServer, config.preview, 'npm run preview'),
  }
}
