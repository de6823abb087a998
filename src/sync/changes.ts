/** The rules of pending changes, as pure functions over one list's changes, oldest first. */

/**
 * The backend has refused it (4xx), replied with an error of its own (5xx), or not replied. After
 * the last two, it may have happened.
 */
export type Failed = 'refused' | 'error' | 'lost'

interface ChangeBase {
  id: string
  /** The email of the shopper whose change it is. */
  user: string
  itemId: string
  /**
   * 'waiting' until it can be sent, 'sent' until the reply, 'done' until a list that was requested
   * later has arrived. For a failed change, it says whether it may have happened.
   */
  status: 'waiting' | 'sent' | 'done' | Failed
  /** The request id of a query of the list that started after the reply. */
  readIn?: string | undefined
  /** Made by a job: it isn't shown, and its failure isn't reported. */
  isQuiet?: true
}

export interface Addition<TItem> extends ChangeBase {
  kind: 'add'
  /** As it's shown until the list has arrived. */
  item: TItem
  /** The item may be in the list: the list is read before anything is sent. */
  readFirst?: true
}

export interface Removal extends ChangeBase {
  kind: 'remove'
}

export interface QuantityStep extends ChangeBase {
  kind: 'quantity'
  step: 1 | -1
  /** The quantity after this step. Absolute, so that it can be applied to a newer list. */
  qty: number
}

/** A shopper's change that the server's list doesn't contain yet. */
export type Change<TItem> = Addition<TItem> | Removal | QuantityStep
type Changes<TItem> = readonly Change<TItem>[]

interface Item {
  _id: string
  /** In the cart. */
  qty?: number
}

/** The timestamp of an item that the backend hasn't confirmed yet. */
export const UNCONFIRMED = ''

/** Whether the backend hasn't replied yet. */
export const isOpen = ({ status }: ChangeBase) => status === 'waiting' || status === 'sent'

/** Whether it has failed but may have happened. */
export const isUnknown = ({ status }: ChangeBase) => status === 'error' || status === 'lost'

/** Sets a quantity. Further lines of the same item follow, as they do in the backend. */
function setQty<TItem extends Item>(
  items: readonly TItem[],
  { itemId, qty }: QuantityStep,
): readonly TItem[] {
  const first = items.find(({ _id }) => _id === itemId)
  const by = qty - (first?.qty ?? qty)
  if (by === 0) return items
  return items.map((item) =>
    item._id === itemId && item.qty !== undefined ? { ...item, qty: item.qty + by } : item,
  )
}

/** The list as it's shown: the server's, with the changes applied. */
export function applyChanges<TItem extends Item>(
  items: readonly TItem[],
  changes: Changes<TItem>,
): readonly TItem[] {
  let shown = items
  for (const change of changes) {
    const { itemId } = change
    if (change.isQuiet || !(isOpen(change) || change.status === 'done')) continue
    if (change.kind === 'remove') shown = shown.filter(({ _id }) => _id !== itemId)
    else if (change.kind === 'quantity') shown = setQty(shown, change)
    else if (!shown.some(({ _id }) => _id === itemId)) shown = [...shown, change.item]
  }
  return shown
}

/**
 * Adds a change to those that are pending. It isn't added if it undoes a waiting one, which is
 * dropped; nor if a job is adding the same item already, which counts as the shopper's then.
 *
 * @param startsOver an item that was removed and is added again is another one, so that an addition
 * doesn't undo a waiting removal
 */
export function press<TItem>(
  changes: Changes<TItem>,
  change: Change<TItem>,
  startsOver: boolean,
): Change<TItem>[] {
  const isSameItem = ({ itemId }: ChangeBase) => itemId === change.itemId
  const of = changes.filter(isSameItem)
  if (change.kind === 'remove') {
    const addition = of.findLast(({ kind, status }) => kind === 'add' && status === 'waiting')
    if (addition) return fail(changes, addition.id, undefined)
  }
  if (change.kind !== 'add') return [...changes, change]
  const last = of.findLast(isOpen)
  if (last?.kind === 'remove' && last.status === 'waiting' && !startsOver)
    return changes.filter(({ id }) => id !== last.id)
  if (last?.kind === 'add' && last.isQuiet)
    return changes.map((other) => {
      if (other.id !== last.id) return other
      const { isQuiet, ...adopted } = other
      return isQuiet ? adopted : other
    })
  return [...changes, of.some(isUnknown) ? { ...change, readFirst: true } : change]
}

/**
 * Whether a waiting change can be sent. Membership changes of one item run alone; steps of its
 * quantity run concurrently.
 */
export function isUnblocked<TItem>(changes: Changes<TItem>, change: Change<TItem>): boolean {
  const before = changes.slice(0, changes.indexOf(change))
  return !before.some(
    (other) =>
      other.itemId === change.itemId &&
      isOpen(other) &&
      !(other.kind === 'quantity' && change.kind === 'quantity'),
  )
}

/**
 * Whether the backend has a change's item before that change. The list alone doesn't say: it may have
 * been requested before an earlier change was done.
 */
export function isInBackend<TItem extends Item>(
  items: readonly TItem[],
  changes: Changes<TItem>,
  change: Change<TItem>,
): boolean {
  const last = changes
    .slice(0, changes.indexOf(change))
    .findLast(
      ({ itemId, kind, status }) =>
        itemId === change.itemId && kind !== 'quantity' && status === 'done',
    )
  return last ? last.kind === 'add' : items.some(({ _id }) => _id === change.itemId)
}

/** Changes the status of one change. */
export function setStatus<TItem>(
  changes: Changes<TItem>,
  id: string,
  status: Change<TItem>['status'],
): Change<TItem>[] {
  return changes.map((change) => (change.id === id ? { ...change, status } : change))
}

/**
 * Marks a change as failed, which hides it. Changes that wait for a failed addition or removal are
 * dropped with it, except a removal of an item that may be there. A failed quantity step lowers the
 * later steps' quantities by its own amount.
 *
 * @param as undefined if it has never been sent
 */
export function fail<TItem>(
  changes: Changes<TItem>,
  id: string,
  as: Failed | undefined,
): Change<TItem>[] {
  const index = changes.findIndex((change) => change.id === id)
  const failed = changes[index]
  if (!failed) return [...changes]
  const { kind, itemId } = failed
  return changes.flatMap((change, position): Change<TItem>[] => {
    if (change === failed) return as ? [{ ...failed, status: as }] : []
    if (position < index || change.itemId !== itemId) return [change]
    if (kind === 'quantity')
      return !failed.isQuiet && change.kind === 'quantity'
        ? [{ ...change, qty: change.qty - failed.step }]
        : [change]
    // A removal still has to be sent if the addition may have arrived.
    const isNeeded = change.kind === 'remove' && (as === 'error' || as === 'lost')
    return change.status === 'waiting' && !isNeeded ? [] : [change]
  })
}

/** Notes that a query has started: its reply will contain the changes that are done by now. */
export function readStarted<TItem>(changes: Changes<TItem>, requestId: string): Change<TItem>[] {
  return changes.map((change) => (isOpen(change) ? change : { ...change, readIn: requestId }))
}

/** Notes that a query has failed: its changes stay until another query succeeds. */
export function readFailed<TItem>(changes: Changes<TItem>, requestId: string): Change<TItem>[] {
  return changes.map((change) =>
    change.readIn === requestId ? { ...change, readIn: undefined } : change,
  )
}

/**
 * Drops the changes that a list contains. The steps of one item's quantity leave together, because the
 * last one says what is shown. A failed step isn't shown and doesn't wait for the others: they may be
 * waiting for an addition that waits for it.
 */
export function settle<TItem>(changes: Changes<TItem>, requestId: string): Change<TItem>[] {
  const isRead = ({ readIn }: Change<TItem>) => readIn === requestId
  const hasUnreadStep = ({ itemId }: Change<TItem>) =>
    changes.some((other) => other.kind === 'quantity' && other.itemId === itemId && !isRead(other))
  return changes.filter(
    (change) =>
      !isRead(change) ||
      (change.kind === 'quantity' && change.status === 'done' && hasUnreadStep(change)),
  )
}
