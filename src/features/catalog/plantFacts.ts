import { type Light, LIGHTS, type Product } from '../../contract/entities'

/** How bright a place has to be, in the words of filters and cards. */
export const lightLabels: Record<Light, string> = {
  shade: 'Low light',
  bright: 'Bright indirect light',
  sun: 'Direct sun',
}

/** The darkest place that a plant thrives in; undefined if it isn't known. */
export function leastLight({ care }: Product): Light | undefined {
  return LIGHTS.find((light) => care?.lights?.includes(light))
}

/** Which pets a plant may harm; undefined if it isn't known. */
export function petLabel({ care }: Product): string | undefined {
  const { unsafeFor } = care ?? {}
  if (unsafeFor === undefined) return undefined
  const isUnsafe = { cats: unsafeFor.includes('cats'), dogs: unsafeFor.includes('dogs') }
  if (isUnsafe.cats && isUnsafe.dogs) return 'Not for pets'
  if (isUnsafe.cats) return 'Not for cats'
  return isUnsafe.dogs ? 'Not for dogs' : 'Safe with pets'
}

/** A length as people say it: '45 cm', '1.2 m'. */
export const lengthLabel = (centimetres: number): string =>
  centimetres < 100
    ? `${String(Math.round(centimetres))} cm`
    : `${String(Math.round(centimetres / 10) / 10)} m`
