import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      // MSW's cookie jar brings a 300 kB list of public suffixes; the mock backend uses no cookies.
      tldts: fileURLToPath(new URL('./src/mocks/publicSuffixes.ts', import.meta.url)),
    },
  },
  build: { target: 'es2022', manifest: true },
  preview: { port: 4173 },
})
