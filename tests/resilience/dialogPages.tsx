import { act, render } from '@testing-library/react'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter, Link, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useFiltersFromUrl } from '@/app/layout/useFiltersFromUrl'
import { useAddressDialog } from '@/features/addresses/delivery'
import { selectUserKey } from '@/features/auth/authSlice'
import { categoryToggled } from '@/features/catalog/filters/filtersSlice'
import { FILTERS_DIALOG } from '@/features/catalog/filters/filtersUrl'
import { QUICK_VIEW_ATTRIBUTE } from '@/features/catalog/plant/plantUrl'
import { useOpenPlant } from '@/features/catalog/plant/useOpenPlant'
import { useQuickView } from '@/features/catalog/plant/useQuickView'
import { paths } from '@/navigation/paths'
import { useHistoryDialog } from '@/navigation/useHistoryDialog'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AppStore } from '@/store/types'

/*
 * The listing and the addresses, reduced to their effects on the history: the shop's own hooks and
 * routes, with plain buttons. With Material UI's, an action would take ten times as long.
 */

interface DialogProps {
  name: string
  onClose: () => void
  children?: ReactNode
}

/** A dialog has three ways to close; Save takes a moment, and closes what is then open. */
function Dialog({ name, onClose, children }: DialogProps) {
  return (
    <div role="dialog" aria-label={name}>
      <button name="close" onClick={onClose} />
      <button name="escape" onClick={onClose} />
      {children}
    </div>
  )
}

const plantIds = ['monstera-deliciosa', 'peace-lily']

function ListingPage() {
  const filters = useHistoryDialog(FILTERS_DIALOG)
  const plant = useOpenPlant()
  const openQuickView = useQuickView()
  const dispatch = useAppDispatch()
  return (
    <>
      <button name="open filters" onClick={filters.open} />
      <div onClick={openQuickView}>
        {plantIds.map((id) => (
          <a key={id} href="/" {...{ [QUICK_VIEW_ATTRIBUTE]: id }} />
        ))}
      </div>
      <button
        name="indoor"
        onClick={() => {
          dispatch(categoryToggled('indoor'))
        }}
      />
      {filters.isOpen && (
        <Dialog name="filters" onClose={filters.close}>
          <button name="save" onClick={filters.close} />
          <button
            name="cacti"
            onClick={() => {
              dispatch(categoryToggled('cacti'))
            }}
          />
        </Dialog>
      )}
      {plant.id !== null && (
        <Dialog name="plant" onClose={plant.close}>
          <button name="save" onClick={plant.close} />
        </Dialog>
      )}
    </>
  )
}

/** What a shopper has typed into the address form. */
export const draftOf = (user: string | null | undefined) => `typed by ${String(user)}`

function AddressesPage() {
  const dialog = useAddressDialog()
  const latest = useRef(dialog)
  useEffect(() => {
    latest.current = dialog
  })
  const user = useAppSelector(selectUserKey)
  const [draft, setDraft] = useState('')
  const save = () => {
    queueMicrotask(() => {
      if (latest.current.key === dialog.key) latest.current.close()
    })
  }
  return (
    <>
      <button
        name="open address"
        onClick={() => {
          setDraft(draftOf(user))
          dialog.open()
        }}
      />
      {dialog.isOpen && (
        <Dialog name="address" onClose={dialog.close}>
          {draft}
          <button name="save" onClick={save} />
        </Dialog>
      )}
    </>
  )
}

function Guarded({ children }: { children: ReactNode }) {
  const user = useAppSelector(selectUserKey)
  if (user === null) return <Navigate to={paths.login} replace />
  return <Fragment key={user}>{children}</Fragment>
}

function Pages() {
  useFiltersFromUrl()
  const { pathname, search } = useLocation()
  return (
    <>
      {Object.values(paths).map((path) => (
        <Link key={path} to={path} title={path} />
      ))}
      <Routes>
        <Route path={paths.productListing} element={<ListingPage />} />
        <Route
          path={paths.addresses}
          element={
            <Guarded>
              <AddressesPage />
            </Guarded>
          }
        />
        <Route path="*" element={null} />
      </Routes>
      <output>{pathname + search}</output>
    </>
  )
}

/** Renders the pages at a URL, with the history as it is. */
export function openPages(store: AppStore, url: string) {
  window.history.pushState(null, '', url)
  const { unmount, container } = render(
    <Provider store={store}>
      <BrowserRouter useTransitions={false}>
        <Pages />
      </BrowserRouter>
    </Provider>,
  )
  const find = (selector: string) => container.querySelector<HTMLElement>(selector)
  return {
    unmount,
    /** The name of the open dialog, if any. */
    dialogs: () =>
      [...container.querySelectorAll('[role="dialog"]')].map((dialog) => dialog.ariaLabel),
    text: () => container.querySelector('[role="dialog"]')?.textContent ?? '',
    shownUrl: () => container.querySelector('output')?.textContent,
    /** Presses a control if it's there; if asked to, twice before the browser has navigated. */
    press: (selector: string, presses: 1 | 2 = 1): void => {
      for (let press = 0; press < presses; press += 1)
        act(() => {
          find(selector)?.click()
        })
    },
  }
}
