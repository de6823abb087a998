import type { Product } from '../../contract/entities'

/**
 * A list's new entry for a product that a client sent. The catalogue's own fields are stored,
 * whatever price was sent; a product that it lacks is stored as sent (Contract).
 */
export function productEntry<TSent extends { _id: string }>(
  sent: TSent,
  plants: readonly Product[],
  createdAt: string,
) {
  const known = plants.find(({ _id }) => _id === sent._id)
  return { ...(known ?? sent), createdAt, updatedAt: createdAt }
}
