import type { Address } from '../../contract/entities'

/** As the seed tags it (Spec §3). */
const DEFAULT_TAG = 'Default'

/**
 * The address to deliver to unless the shopper has chosen one: the one tagged 'Default', or the only
 * one. Never by its position, which changes when a deletion is undone.
 */
export function defaultAddress(addresses: readonly Address[]): Address | undefined {
  const tagged = addresses.find(({ tag }) => tag === DEFAULT_TAG)
  return tagged ?? (addresses.length === 1 ? addresses[0] : undefined)
}
