type Apply = () => void

let apply: Apply | undefined
const listeners = new Set<() => void>()

/** Loads the new version of the shop that waits for the shopper's consent, if there is one. */
export function getUpdate(): Apply | undefined {
  return apply
}

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells that a new version is ready; the latest counts. */
export function offerUpdate(newApply: Apply): void {
  apply = newApply
  for (const listener of listeners) listener()
}
