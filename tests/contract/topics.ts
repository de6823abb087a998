import { addressCases } from './addressCases'
import { authCases } from './authCases'
import { bodyCases } from './bodyCases'
import { cartCases } from './cartCases'
import { catalogCases } from './catalogCases'
import type { ContractCase } from './kit'
import { listCases } from './listCases'
import { loginLimitCases } from './loginLimitCases'
import { tokenCases } from './tokenCases'
import { wishlistCases } from './wishlistCases'

interface Topic {
  topic: string
  cases: ContractCase[]
}

/** Every call of Spec §7 and every row of the contract, over any transport. */
export const topics: Topic[] = [
  { topic: 'login and signup', cases: authCases },
  { topic: 'products and categories', cases: catalogCases },
  { topic: 'cart', cases: cartCases },
  { topic: 'wishlist', cases: wishlistCases },
  { topic: 'addresses', cases: addressCases },
  { topic: 'every list', cases: listCases },
  { topic: 'tokens', cases: tokenCases },
  { topic: 'bodies and paths', cases: bodyCases },
]

/** Additional requirements for a server, which the mock in the browser doesn't meet. */
export const serverTopics: Topic[] = [...topics, { topic: 'login limit', cases: loginLimitCases }]
