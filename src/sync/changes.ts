/** The rules of pending changes, as pure functions over one list's changes, oldest first. */

interface ChangeBase {
  id: string
  /** The email of the shopper whose change it is. */
  user: string
  itemId: string
  /**
   * 'waiting' until it's sent, 'sent' until the reply. 'done' and 'failed' until a list that was requested
   * later has arrived; a failed one isn't shown, and what it really did is seen on that list.
   */
  status: 'waiting' | 'sent' | 'done' | 'failed'
  /** The request id of a query of the list that started after the reply. */
  settledBy?: string
  /** Made by the shop itself: it's never pending, and nothing is said about it. */
  isQuiet?: true
}

export interface Addition<TItem> extends ChangeBase {
  kind: 'add'
  /** As it's shown until the list has arrived. */
  item: TItem
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

/** The list as it's shown: the server's, with the changes applied that haven't failed. */
export function applyChanges<TItem extends Item>(
  items: readonly TItem[],
  changes: Changes<TItem>,
): readonly TItem[] {
  let shown = items
  for (const change of changes) {
    const { itemId } = change
    if (change.kind === 'remove') shown = shown.filter(({ _id }) => _id !== itemId)
    else if (change.kind === 'quantity') shown = setQty(shown, change)
    else if (!shown.some(({ _id }) => _id === itemId)) shown = [...shown, change.item]
  }
  return shown
}

/**
 * Adds a change to those that are pending, unless it undoes a waiting one, which is dropped.
 *
 * @param resetOnReadd an item that was removed and is added again is another one, so that an addition
 * doesn't undo a waiting removal
 */
export function press<TItem>(
  changes: Changes<TItem>,
  change: Change<TItem>,
  resetOnReadd: boolean,
): Change<TItem>[] {
  const opposite = { add: resetOnReadd ? undefined : 'remove', remove: 'add', quantity: undefined }
  const undone = changes.findLast(
    ({ itemId, kind, status }) =>
      itemId === change.itemId && kind === opposite[change.kind] && status === 'waiting',
  )
  return undone ? dropChange(changes, undone.id) : [...changes, change]
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
 * Drops a change that won't happen, and those that wait for it, except a removal, which does no harm.
 * The later steps' quantities are lowered by a dropped step.
 */
export function dropChange<TItem>(changes: Changes<TItem>, id: string): Change<TItem>[] {
  const index = changes.findIndex((change) => change.id === id)
  const dropped = changes[index]
  if (!dropped) return [...changes]
  return changes.flatMap((change, position): Change<TItem>[] => {
    if (change === dropped) return []
    if (position < index || change.itemId !== dropped.itemId) return [change]
    if (dropped.kind !== 'quantity')
      return change.status === 'waiting' && change.kind !== 'remove' ? [] : [change]
    return change.kind === 'quantity' ? [{ ...change, qty: change.qty - dropped.step }] : [change]
  })
}

/** A change that has failed is dropped, but remembered until the list says what it did. */
export function failChange<TItem>(changes: Changes<TItem>, id: string): Change<TItem>[] {
  const failed = changes.find((change) => change.id === id)
  return failed ? [{ ...failed, status: 'failed' }, ...dropChange(changes, id)] : [...changes]
}

/** Notes that a query has started: its reply will contain the changes that have a reply by now. */
export function readStarted<TItem>(changes: Changes<TItem>, settledBy: string): Change<TItem>[] {
  return changes.map((change) => (isOpen(change) ? change : { ...change, settledBy }))
}

/**
 * Drops the changes that a list contains. The steps of one item's quantity leave together, because the
 * last one says what is shown.
 */
export function settle<TItem>(changes: Changes<TItem>, requestId: string): Change<TItem>[] {
  const isRead = ({ settledBy }: Change<TItem>) => settledBy === requestId
  const hasUnreadStep = ({ itemId }: Change<TItem>) =>
    changes.some((other) => other.kind === 'quantity' && other.itemId === itemId && !isRead(other))
  return changes.filter(
    (change) =>
      !isRead(change) ||
      (change.kind === 'quantity' && change.status === 'done' && hasUnreadStep(change)),
  )
}
