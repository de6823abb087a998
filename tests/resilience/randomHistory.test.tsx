import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { makeStore } from '@/app/store'
import { sessionRestored } from '@/features/auth/authSlice'
import { type Session, SESSION_KEY, storedSession } from '@/features/auth/session'
import { listingHref, readFilters } from '@/features/catalog/filters/filtersUrl'
import { selectFilters } from '@/features/catalog/filters/selectFilters'
import { attachPageListeners } from '@/startup/attachPageListeners'
import { backend } from '../support/backend'
import { demoSession, sessionOf } from '../support/sessions'
import { draftOf, openPages } from './dialogPages'
import { arbitraryHistoryAction, type HistoryAction, type Place, placeAfter } from './historyModel'
import { SEQUENCES, sequences } from './sequences'

let sessions: Session[] = []
let close: () => void = () => undefined

beforeEach(async () => {
  // Redux Toolkit's checks warn about every pause of a busy machine.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = await backend.signUp()
  sessions = [await demoSession(), await sessionOf(user.email)]
})

afterEach(() => {
  close()
})

/** jsdom traverses the history in a separate task, as browsers do. */
const settle = () =>
  act(async () => {
    for (let tasks = 0; tasks < 4; tasks += 1)
      await new Promise((resolve) => setTimeout(resolve, 0))
  })

/** The entry's index in the history, as React Router counts it. */
function historyIndex(): number {
  const state: unknown = window.history.state
  return Number(typeof state === 'object' && state && 'idx' in state ? state.idx : 0)
}

test('any sequence of opening, closing, Back and Forward leaves no stuck or foreign dialog', async () => {
  const sums = { actions: 0, dialogs: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryHistoryAction, { minLength: 1, maxLength: 16 }),
      fc.constantFrom(
        '/productlisting',
        '/productlisting?category=indoor&plant=peace-lily',
        '/address',
      ),
      async (actions, url) => {
        close()
        const [first, second] = sessions
        if (!first || !second) throw new Error('The seed has no user.')
        storedSession.write(first)
        const store = makeStore()
        store.dispatch(sessionRestored(first))
        const detach = attachPageListeners(store)
        const pages = openPages(store, url)
        close = () => {
          detach()
          pages.unmount()
        }
        await settle()
        const start = historyIndex()
        let last = start
        /** Who opened the address form, by the entry's index in the history. */
        const authors = new Map<number, string | undefined>()

        const email = () => store.getState().auth.authUser?.email
        const chosen = () => listingHref(selectFilters(store.getState()))
        const written = () => {
          const { pathname, search } = window.location
          return listingHref(readFilters(pathname === '/productlisting' ? search : ''))
        }
        /** Whether the URL has the filters that are chosen; while their dialog is open, it needn't. */
        const agrees = () => pages.dialogs().includes('filters') || chosen() === written()
        const place = (): Place => ({
          path: window.location.pathname,
          dialogs: pages.dialogs(),
          index: historyIndex(),
          // The URL follows once the dialog is closed.
          hasChoice: pages.dialogs().includes('filters') && chosen() !== written(),
        })
        const perform = (action: HistoryAction) => {
          const isCovered = pages.dialogs().length > 0
          switch (action.kind) {
            case 'open': {
              if (isCovered) return
              const plant = { plant: 'monstera-deliciosa', 'other plant': 'peace-lily' }
              const selector =
                action.dialog === 'plant' || action.dialog === 'other plant'
                  ? `[data-quick-view="${plant[action.dialog]}"]`
                  : `[name="open ${action.dialog}"]`
              pages.press(selector, action.presses)
              return
            }
            case 'close':
              pages.press(`[role="dialog"] [name="${action.way}"]`, action.presses)
              return
            case 'back':
              if (historyIndex() > start) window.history.back()
              return
            case 'forward':
              window.history.forward()
              return
            case 'go':
              if (!isCovered) pages.press(`[title="${action.to}"]`)
              return
            case 'filter':
              if (action.choice === 'cacti' || !isCovered) pages.press(`[name="${action.choice}"]`)
              return
            case 'switch':
              act(() => {
                storedSession.write(email() === first.authUser.email ? second : first)
                window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
              })
          }
        }
        const check = () => {
          const { pathname, search } = window.location
          expect(pages.shownUrl()).toBe(pathname + search)
          expect(agrees()).toBe(true)
          expect(pages.dialogs().length).toBeLessThanOrEqual(1)
          const isPlantShown = pages.dialogs().includes('plant')
          expect(new URLSearchParams(search).has('plant')).toBe(isPlantShown)
          const isFormShown = pages.dialogs().includes('address')
          expect(isFormShown ? authors.get(historyIndex()) : email()).toBe(email())
          expect(['', draftOf(email())]).toContain(isFormShown ? pages.text() : '')
        }

        /** The URL follows the filters once nothing has changed for a moment, and their dialog is closed. */
        const urlIsWritten = () =>
          waitFor(() => {
            expect(agrees()).toBe(true)
          })

        check()
        for (const action of actions) {
          const before = place()
          const isLinked = before.index === start && before.dialogs.includes('plant')
          const expected =
            action.kind === 'back' && before.index === start
              ? before
              : placeAfter(action, before, last)
          perform(action)
          await settle()
          await urlIsWritten()
          const after = place()
          // Forward leads to an entry that has its author.
          if (action.kind !== 'forward' && after.index > before.index)
            authors.set(after.index, email())
          // A plant opened by a link has no entry below its own, so the page takes over the plant's.
          if (isLinked && action.kind === 'close') expected.index = before.index
          expect({ action, ...after }).toMatchObject({ action, ...expected })
          const isLeaving = action.kind === 'back' || action.kind === 'close'
          if (before.hasChoice && isLeaving) last = after.index
          else if (!isLeaving && action.kind !== 'forward')
            last = after.index > before.index ? after.index : Math.max(last, after.index)
          check()
          sums.actions += 1
          if (after.dialogs.length > before.dialogs.length) sums.dialogs += 1
        }
        // A dialog that is open in the end can be closed, and the page stays.
        const { path, dialogs } = place()
        if (dialogs.length === 0) return
        pages.press('[role="dialog"] [name="close"]')
        await settle()
        expect(place()).toMatchObject({ path, dialogs: [] })
      },
    ),
    sequences,
  )
  process.stderr.write(
    `History: ${SEQUENCES} sequences, ${sums.actions} actions, ${sums.dialogs} dialogs opened, none stuck\n`,
  )
}, 3_600_000)
