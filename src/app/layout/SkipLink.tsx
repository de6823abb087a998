import Button from '@mui/material/Button'

/** The id of the main region. */
export const MAIN_ID = 'main'

/** The first link in the tab order, which skips the header. */
export function SkipLink() {
  return (
    <Button
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // A jump within the page mustn't add a history entry.
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
