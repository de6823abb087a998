import Button from '@mui/material/Button'

/** The id of the main region. */
export const MAIN_ID = 'main'

/** First in the tab order: past the header in one step. */
export function SkipLink() {
  return (
    <Button
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // A jump within the page is no visit: it would stand in the history as a page of its own.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
      sx={{
        position: 'absolute',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to main content
    </Button>
  )
}
