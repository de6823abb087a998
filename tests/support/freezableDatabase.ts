import { IDBFactory } from 'fake-indexeddb'

/**
 * Installs a new database that works on while the page is frozen; of what it has done, the page
 * hears when it thaws.
 */
export function installFreezableDatabase() {
  const factory = new IDBFactory()
  const state = { isFrozen: false }
  const held: (() => void)[] = []
  const holdBack = (target: object, event: 'onsuccess' | 'oncomplete') => {
    const set = (handler: () => void) => held.push(handler)
    if (state.isFrozen) Object.defineProperty(target, event, { set })
  }
  const open = factory.open.bind(factory)
  factory.open = (name) => {
    const request = open(name)
    holdBack(request, 'onsuccess')
    request.addEventListener('success', () => {
      const { result: database } = request
      const transaction = database.transaction.bind(database)
      database.transaction = (...args) => {
        const work = transaction(...args)
        holdBack(work, 'oncomplete')
        return work
      }
    })
    return request
  }
  Object.assign(globalThis, { indexedDB: factory })
  return {
    freeze: () => {
      state.isFrozen = true
    },
    thaw: () => {
      state.isFrozen = false
      for (const handler of held.splice(0)) handler()
    },
  }
}
