interface Styles {
  [property: string]: string | number | Styles
}

const element = document.createElement('style')
let count = 0

/**
 * Stands in for goober in the build (vite.config.ts): gives notistack's styles a class. Goober
 * writes text into its `<style>`, which a Content-Security-Policy without 'unsafe-inline' blocks;
 * rules inserted through the CSSOM are allowed.
 */
export function css(styles: Styles): string {
  if (!element.isConnected) document.head.append(element)
  count += 1
  const name = `toasts-${count}`
  for (const rule of rulesOf(`.${name}`, styles))
    element.sheet?.insertRule(rule, element.sheet.cssRules.length)
  return name
}

function rulesOf(selector: string, styles: Styles): string[] {
  const declarations: string[] = []
  const nested: string[] = []
  for (const [key, value] of Object.entries(styles)) {
    if (typeof value !== 'object') declarations.push(`${hyphenate(key)}:${value}`)
    else if (!key.startsWith('@')) nested.push(...rulesOf(`${selector} ${key}`, value))
    else nested.push(...rulesOf(selector, value).map((rule) => `${key}{${rule}}`))
  }
  return [`${selector}{${declarations.join(';')}}`, ...nested]
}

const hyphenate = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
