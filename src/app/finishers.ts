import { finishPaid } from '../features/checkout/clearPurchasedLines'
import { finishMove } from './moveToWishlistJob'

export const finishers = { moving: finishMove, paid: finishPaid }
