import type { Product } from '@/contract/entities'
import type { Wanted } from '@/features/auth/authSlice'

const listed = new Intl.ListFormat('en-IN')

/** The plants, each once: one may be wanted for both lists. */
export function plantsOf(wanted: readonly Wanted[]): Product[] {
  return [...new Map(wanted.map(({ product }) => [product._id, product])).values()]
}

/** Says what a login or a sign-up adds, by name: 'Log in and we'll add Snake Plant to your cart.' */
export function wantedSentence(wanted: readonly Wanted[], way: 'Log in' | 'Sign up'): string {
  const namesFor = new Map<string, string[]>()
  for (const { _id, name } of plantsOf(wanted)) {
    const its = wanted.filter(({ product }) => product._id === _id)
    const lists = listed.format(its.map(({ list }) => `your ${list}`))
    namesFor.set(lists, [...(namesFor.get(lists) ?? []), name])
  }
  const parts = [...namesFor].map(([lists, names]) => `${listed.format(names)} to ${lists}`)
  return `${way} and we'll add ${listed.format(parts)}.`
}
