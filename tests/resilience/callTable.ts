import { pendingLists } from '@/app/store'
import type { ListCalls, ListToasts } from '@/contract/listRows'
import { authApi } from '@/features/auth/authApi'
import { catalogApi } from '@/features/catalog/catalogApi'
import { demoAccount } from '@/mocks/interface/demoAccount'
import type { AppStore, AppThunk } from '@/store/types'
import { newUser, storeSample } from './sampleEntry'

const user = demoAccount.email
const { login, signup } = authApi.endpoints
const { getProducts, getCategories } = catalogApi.endpoints

const again = { forceRefetch: true } as const
const untracked = { track: false } as const

type Result = PromiseLike<{ error?: unknown }>
type Entry = Awaited<ReturnType<typeof storeSample>>['entry']

interface AnyMutation {
  initiate(change: object, options: typeof untracked): AppThunk<Result>
}
interface AnyList {
  calls: ListCalls
  toasts: ListToasts
  query: { initiate(user: string, options: typeof again): AppThunk<Result> }
  add: AnyMutation
  remove: AnyMutation
  changeQty?: AnyMutation | undefined
}
const lists: AnyList[] = Object.values(pendingLists)

interface Call {
  /** Its name in `calls`. */
  call: string
  /** The toast of Spec §8; none if the failure is only logged. */
  toast?: string | undefined
  /** Finds a stored entry of its list. */
  run: (store: AppStore) => Result
}

/** The entry that each list has, by the name of the call that adds to it. */
const samples = new Map<string, Entry>()

/** Stores an entry in each list of the demo user. */
export async function storeSamples(): Promise<void> {
  for (const { calls } of lists) samples.set(calls.add, (await storeSample(calls)).entry)
}

/** The calls of a list, by its row. */
function callsOf({ calls, toasts, query, add, remove, changeQty }: AnyList): Call[] {
  const change = (kind: string, fields: (entry: Entry) => { itemId: string }) => {
    const entry = samples.get(calls.add)
    if (!entry) throw new Error('storeSamples has not been called.')
    return { id: 'change', user, status: 'waiting', kind, ...fields(entry) }
  }
  const stored = ({ _id }: Entry) => ({ itemId: _id })
  const added = (entry: Entry) => {
    const item = { ...entry, _id: `${entry._id}-2` }
    return { itemId: item._id, item }
  }
  const step = (entry: Entry) => ({ itemId: entry._id, step: 1, qty: 2 })
  const rows: Call[] = [
    { call: calls.read, run: ({ dispatch }) => dispatch(query.initiate(user, again)) },
    {
      call: calls.add,
      toast: toasts.notAdded,
      run: ({ dispatch }) => dispatch(add.initiate(change('add', added), untracked)),
    },
    {
      call: calls.remove,
      toast: toasts.notRemoved,
      run: ({ dispatch }) => dispatch(remove.initiate(change('remove', stored), untracked)),
    },
  ]
  if (changeQty)
    rows.push({
      call: calls.step ?? '',
      run: ({ dispatch }) => dispatch(changeQty.initiate(change('quantity', step), untracked)),
    })
  return rows
}

/**
 * Every call of the storefront (Spec §7); each starts with the demo user, whose lists have been
 * read.
 */
export const calls: Call[] = [
  {
    call: 'login',
    toast: 'Error while login',
    run: ({ dispatch }) => dispatch(login.initiate(demoAccount, untracked)),
  },
  {
    call: 'signup',
    toast: 'Error while signing up user',
    run: ({ dispatch }) => dispatch(signup.initiate(newUser, untracked)),
  },
  {
    call: 'products',
    toast: 'Product list error',
    run: ({ dispatch }) => dispatch(getProducts.initiate(undefined, again)),
  },
  {
    call: 'categories',
    run: ({ dispatch }) => dispatch(getCategories.initiate(undefined, again)),
  },
  ...lists.flatMap(callsOf),
]

const json = { headers: { 'content-type': 'application/json' } }
const html = { headers: { 'content-type': 'text/html' } }

export const faults: { fault: string; answer: (signal: AbortSignal) => Promise<Response> }[] = [
  {
    fault: 'a 500',
    answer: () => Promise.resolve(Response.json({ error: { message: 'down' } }, { status: 500 })),
  },
  { fault: 'a network error', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  {
    fault: '15 s of silence',
    answer: (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
        })
      }),
  },
  { fault: 'broken JSON', answer: () => Promise.resolve(new Response('{"cart": [{', json)) },
  {
    fault: 'HTML with 200',
    answer: () => Promise.resolve(new Response('<!doctype html><title>Frond</title>', html)),
  },
  { fault: 'a 204', answer: () => Promise.resolve(new Response(null, { status: 204 })) },
  {
    fault: 'a wrong shape',
    answer: () => Promise.resolve(Response.json({ cart: 'all', products: {}, foundUser: null })),
  },
]
