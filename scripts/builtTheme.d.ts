import type { Plugin } from 'vite'

export function builtTheme(): Plugin[]
