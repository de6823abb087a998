import { IDBFactory } from 'fake-indexeddb'

/**
 * Installs a new database that keeps working while the page is frozen. The page receives the
 * results when it thaws.
 */
export function installFreezableDatabase() {
  const factory = new IDBFactory()
  const state = { isFrozen: false, isFailing: false }
  const failOnce = () => {
    if (!state.isFailing) return
    state.isFailing = false
    throw new DOMException('Internal error opening backing store.', 'UnknownError')
  }
  const held: (() => void)[] = []
  const holdBack = (target: IDBRequest | IDBTransaction, event: 'success' | 'complete') => {
    const set = (handler: () => void) => {
      target.addEventListener(event, () => {
        if (state.isFrozen) held.push(handler)
        else handler()
      })
    }
    Object.defineProperty(target, `on${event}`, { set })
  }
  const open = factory.open.bind(factory)
  factory.open = (name) => {
    failOnce()
    const request = open(name)
    holdBack(request, 'success')
    request.addEventListener('success', () => {
      const { result: database } = request
      const transaction = database.transaction.bind(database)
      database.transaction = (...args) => {
        failOnce()
        const work = transaction(...args)
        holdBack(work, 'complete')
        return work
      }
    })
    return request
  }
  Object.assign(globalThis, { indexedDB: factory })
  return {
    /** Lets the next opening or transaction fail, or undoes that. */
    fail: (isFailing = true) => {
      state.isFailing = isFailing
    },
    freeze: () => {
      state.isFrozen = true
    },
    thaw: () => {
      state.isFrozen = false
      for (const handler of held.splice(0)) handler()
    },
  }
}
