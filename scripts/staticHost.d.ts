import type { Plugin } from 'vite'

export function staticHost(): Plugin
