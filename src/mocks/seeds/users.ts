import { emptyUserData, type User } from '../db/userStore'
import { demoAccount } from '../interface/demoAccount'

const seededAt = '2026-01-15T09:30:00+05:30'

/** The demo user with one address (Spec §3). */
export const users: readonly User[] = [
  {
    _id: 'asha-rao',
    firstName: 'Asha',
    lastName: 'Rao',
    ...demoAccount,
    createdAt: seededAt,
    updatedAt: seededAt,
    ...emptyUserData(),
    address: [
      {
        _id: 'asha-rao-indiranagar',
        name: 'Asha Rao',
        mobile: '9845012345',
        address: '27, Neem House, 4th Cross, Indiranagar 2nd Stage',
        pincode: '560038',
        locality: 'Bengaluru',
        state: 'Karnataka',
        tag: 'Default',
        createdAt: seededAt,
        updatedAt: seededAt,
      },
    ],
  },
]
