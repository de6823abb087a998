import { addressCases } from './addressCases'
import { authCases } from './authCases'
import { bodyCases } from './bodyCases'
import { cartCases } from './cartCases'
import { catalogCases } from './catalogCases'
import type { ContractCase } from './kit'
import { tokenCases } from './tokenCases'
import { wishlistCases } from './wishlistCases'

/** Every call of Spec §7 and every row of the contract, whatever way the backend is reached. */
export const topics: { topic: string; cases: ContractCase[] }[] = [
  { topic: 'login and signup', cases: authCases },
  { topic: 'products and categories', cases: catalogCases },
  { topic: 'cart', cases: cartCases },
  { topic: 'wishlist', cases: wishlistCases },
  { topic: 'addresses', cases: addressCases },
  { topic: 'tokens', cases: tokenCases },
  { topic: 'bodies and paths', cases: bodyCases },
]
