import { demoAccount } from '../../src/mocks/interface/demoAccount'
import { plants } from '../../src/mocks/seeds/plants'
import type { User } from '../../src/mocks/db/userStore'
import { backend } from './backend'

const seededAt = '2026-03-01T08:00:00+05:30'

function plant(id: string) {
  const found = plants.find(({ _id }) => _id === id)
  if (!found) throw new Error(`The catalogue has no '${id}'.`)
  return { ...found, createdAt: seededAt, updatedAt: seededAt }
}

/** What the backend holds for the demo user now. */
export async function demoUser(): Promise<User> {
  const user = await backend.store.get(demoAccount.email)
  if (!user) throw new Error('The seed lacks its demo user.')
  return user
}

/** Puts lines into the demo user's cart, past the calls: ids of plants and their quantities. */
export async function seedCart(lines: Record<string, number>): Promise<void> {
  await backend.store.update(demoAccount.email, (user) => ({
    ...user,
    cart: Object.entries(lines).map(([id, qty]) => ({ ...plant(id), qty })),
  }))
}

/** Puts plants into the demo user's wishlist, past the calls. */
export async function seedWishlist(...ids: string[]): Promise<void> {
  await backend.store.update(demoAccount.email, (user) => ({ ...user, wishlist: ids.map(plant) }))
}

/** Takes every address of the demo user away, past the calls. */
export async function seedNoAddress(): Promise<void> {
  await backend.store.update(demoAccount.email, (user) => ({ ...user, address: [] }))
}
