import { paidOrderJob } from '../features/checkout/clearPurchasedLines'
import { moveJob } from './moveToWishlistJob'

/** Every kind of job. A new one is added here. */
export const jobKinds = [moveJob, paidOrderJob]
