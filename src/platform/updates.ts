type Apply = () => void

let apply: Apply | undefined
const listeners = new Set<() => void>()

/** Returns the callback that loads a waiting new version, if there is one. */
export function getUpdate(): Apply | undefined {
  return apply
}

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Announces that a new version is ready; the latest replaces earlier ones. */
export function offerUpdate(newApply: Apply): void {
  apply = newApply
  for (const listener of listeners) listener()
}
