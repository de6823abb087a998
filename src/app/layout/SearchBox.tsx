import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchTermChanged, selectSearchTerm } from '../../features/catalog/filtersSlice'
import { useAppDispatch, useAppSelector } from '../hooks'
import { paths, productListingHref } from '../paths'

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
    <Box
      component="form"
      role="search"
      // Where it leads without the shop's code.
      action={productListingHref}
      onSubmit={(event) => {
        event.preventDefault()
        goToListing()
      }}
    >
      <OutlinedInput
        type="search"
        fullWidth
        size="small"
        placeholder="Search plants"
        autoComplete="off"
        value={searchTerm}
        onChange={(event) => {
          dispatch(searchTermChanged(event.target.value))
          goToListing()
        }}
        startAdornment={
          <InputAdornment position="start" disablePointerEvents>
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        slotProps={{
          input: { 'aria-label': 'Search plants', enterKeyHint: 'search', onClick: goToListing },
        }}
      />
    </Box>
  )
}
