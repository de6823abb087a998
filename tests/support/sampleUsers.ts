import { emptyUserData, type User } from '@/mocks/db/userStore'

const stamp = '2026-03-01T09:30:00+05:30'

/** Users for the tests of the stores. */
export const meera: User = {
  _id: 'meera',
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'Meera@frond.example',
  password: 'Moss-and-Peat-3',
  createdAt: stamp,
  updatedAt: stamp,
  ...emptyUserData(),
  likes: { ferns: true },
}
export const demo: User = { ...meera, _id: 'demo', email: 'demo@frond.example' }

export const item = (_id: string) => ({ _id, createdAt: stamp, updatedAt: stamp, qty: 1 })
export const adding = (_id: string) => (user: User) => ({
  ...user,
  cart: [...user.cart, item(_id)],
})
