import VisibilityOffOutlinedIcon from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextInput } from '@/components/TextInput'

interface Props extends ComponentProps<typeof TextInput> {
  /** What the toggle shows and hides. */
  shows?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a show/hide toggle (Spec §2). */
export function PasswordField({ shows = 'password', ...field }: Props) {
  const [shown, setShown] = useState(false)
  const ref = useRef<HTMLInputElement>(null)

  const toggle = () => {
    const input = ref.current
    const [start, end] = [input?.selectionStart ?? null, input?.selectionEnd ?? null]
    flushSync(() => {
      setShown(!shown)
    })
    // Another type of input puts the caret elsewhere.
    if (input === document.activeElement) input?.setSelectionRange(start, end)
  }

  return (
    <TextInput
      {...field}
      inputRef={ref}
      type={shown ? 'text' : 'password'}
      // A visible password is plain text to the browser, which would autocorrect and spell-check it.
      htmlInput={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            aria-label={`${shown ? 'Hide' : 'Show'} ${shows}`}
            // The focus stays in the field, and on phones the keyboard stays open.
            onMouseDown={(event) => {
              event.preventDefault()
            }}
            onClick={toggle}
          >
            {shown ? <VisibilityOffOutlinedIcon /> : <VisibilityOutlinedIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
