import type { Plugin } from 'vite'

export function explainPortInUse(): Plugin
