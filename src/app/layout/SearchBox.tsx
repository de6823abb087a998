import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchTermChanged, selectSearchTerm } from '../../features/catalog/filtersSlice'
import { SearchIcon } from '../../components/icons'
import { useAppDispatch, useAppSelector } from '../hooks'
import { paths, productListingHref } from '../paths'
import { theme } from '../../theme/theme'

const cross =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='m6 6 12 12M18 6 6 18'/%3E%3C/svg%3E\")"

const Form = styled('form')(
  css({
    position: 'relative',
    color: theme.vars.palette.text.secondary,
    '& svg': {
      position: 'absolute',
      insetBlockStart: 12,
      insetInlineStart: 14,
      pointerEvents: 'none',
    },
    '& input': {
      boxSizing: 'border-box',
      width: '100%',
      height: theme.look.touch,
      padding: theme.spacing(0, 4, 0, 11),
      border: `1px solid ${theme.vars.palette.inputBorder}`,
      borderRadius: theme.look.radius.chip,
      appearance: 'none',
      backgroundColor: theme.vars.palette.background.default,
      color: theme.vars.palette.text.primary,
      transition: `border-color ${theme.look.motion.hover}`,
      '&:hover': { borderColor: theme.vars.palette.primary.main },
      '&::-webkit-search-cancel-button': {
        width: 20,
        height: 20,
        marginInlineStart: theme.spacing(2),
        appearance: 'none',
        backgroundColor: theme.vars.palette.text.secondary,
        mask: `${cross} center / contain no-repeat`,
        cursor: 'pointer',
      },
      '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    },
  }),
)

/** Typing changes the search term; from elsewhere the box leads to the listing (Spec §2). */
export function SearchBox() {
  const searchTerm = useAppSelector(selectSearchTerm)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const goToListing = () => {
    if (pathname.toLowerCase().replace(/\/+$/, '') !== paths.productListing)
      void navigate(productListingHref)
  }

  return (
    <Form
      role="search"
      // Where it leads without the shop's code.
      action={productListingHref}
      onSubmit={(event) => {
        event.preventDefault()
        goToListing()
      }}
    >
      <SearchIcon size={20} />
      <input
        type="search"
        aria-label="Search plants"
        placeholder="Search plants"
        autoComplete="off"
        enterKeyHint="search"
        value={searchTerm}
        onClick={goToListing}
        onChange={(event) => {
          dispatch(searchTermChanged(event.target.value))
          goToListing()
        }}
      />
    </Form>
  )
}
