import { formatRupees } from '@/components/money'

/** Rupees per cart line, regardless of quantity (Spec §9). */
export const DELIVERY_PER_LINE = 50

export const DELIVERY_DAYS = '3 to 5 days'

/** When an order comes, and for how much: the same sentence wherever a shopper asks. */
export const DELIVERY_NOTE = `Delivered in ${DELIVERY_DAYS} for ${formatRupees(DELIVERY_PER_LINE)} a plant, any quantity.`
