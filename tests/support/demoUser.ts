import type { User } from '@/mocks/db/userStore'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { plants } from '@/mocks/seeds/plants'
import { backend } from './backend'

const seededAt = '2026-03-01T08:00:00+05:30'

function plant(id: string) {
  const found = plants.find(({ _id }) => _id === id)
  if (!found) throw new Error(`The catalogue has no '${id}'.`)
  return { ...found, createdAt: seededAt, updatedAt: seededAt }
}

/** The demo user as stored in the backend. */
export async function demoUser(): Promise<User> {
  const user = await backend.store.get(demoAccount.email)
  if (!user) throw new Error('The seed lacks its demo user.')
  return user
}

/**
 * Stores lines in the demo user's cart directly, without calls: ids of plants and their quantities.
 */
export async function seedCart(lines: Record<string, number>): Promise<void> {
  await backend.store.update(demoAccount.email, (user) => ({
    ...user,
    cart: Object.entries(lines).map(([id, qty]) => ({ ...plant(id), qty })),
  }))
}

/** Stores plants in the demo user's wishlist directly, without calls. */
export async function seedWishlist(...ids: string[]): Promise<void> {
  await backend.store.update(demoAccount.email, (user) => ({ ...user, wishlist: ids.map(plant) }))
}

/** Removes every address of the demo user directly, without calls. */
export async function seedNoAddress(): Promise<void> {
  await backend.store.update(demoAccount.email, (user) => ({ ...user, address: [] }))
}
