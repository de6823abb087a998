import { type Housemate, type Light, LIGHTS, type Product } from '@/contract/entities'

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

/** A number of plants as people say it. */
export const plantCount = (count: number) => (count === 1 ? '1 plant' : `${String(count)} plants`)

/** A length as people say it: '45 cm', '1.2 m'. */
export const lengthLabel = (centimetres: number): string =>
  centimetres < 100
    ? `${String(Math.round(centimetres))} cm`
    : `${String(Math.round(centimetres / 10) / 10)} m`

export const housemateLabels: Record<Housemate, string> = {
  cats: 'Cats',
  dogs: 'Dogs',
  children: 'Small children',
}

export const safeWithLabel = (housemate: Housemate) =>
  `Safe with ${housemateLabels[housemate].toLowerCase()}`

/** Whether a plant thrives in any of these lights; always, if there are none. */
export const suitsLights = ({ care }: Product, lights: readonly Light[]): boolean =>
  lights.length === 0 || lights.some((light) => care?.lights?.includes(light))

/** Whether a plant is known to be safe with all of these; without facts, it never is. */
export const isSafeWith = ({ care }: Product, housemates: readonly Housemate[]): boolean =>
  housemates.every((housemate) => care?.unsafeFor?.includes(housemate) === false)
