import type { Product } from '../../contract/entities'

/**
 * Creates a list's entry for a product that a client sent. A known product gets the catalogue's
 * fields, whatever price was sent; an unknown one is stored as sent.
 */
export function productEntry<TSent extends { _id: string }>(
  sent: TSent,
  plants: readonly Product[],
  createdAt: string,
) {
  const known = plants.find(({ _id }) => _id === sent._id)
  return { ...(known ?? sent), createdAt, updatedAt: createdAt }
}
