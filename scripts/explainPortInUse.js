/** Says how to choose another port. */
export function portInUse(port, command) {
  return `Port ${port} is in use. Stop the process that uses it, or choose another port with '${command} -- --port 5000'; a backend (VITE_API_URL) must then allow the origin http://localhost:5000 in SHOP_ORIGIN.`
}

/**
 * Explains in one sentence why a strict port can't be used, and exits. Vite alone would print a stack
 * trace that doesn't say what to do.
 */
export function explainPortInUse() {
  const explain = (httpServer, { port, strictPort }, command) => {
    httpServer?.on('error', ({ code }) => {
      if (code !== 'EADDRINUSE' || !strictPort) return
      console.error(portInUse(port, command))
      process.exit(1)
    })
  }
  return {
    name: 'frond-explain-port-in-use',
    configureServer({ httpServer, config }) {
      explain(httpServer, config.server, 'npm run dev')
    },
    configurePreviewServer({ httpServer, config }) {
      explain(httpServer, config.preview, 'npm run preview')
    },
  }
}
