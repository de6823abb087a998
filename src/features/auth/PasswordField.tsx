import VisibilityOffOutlinedIcon from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { TextInput } from '../../components/TextInput'

interface Props {
  label: string
  /** What the toggle shows and hides. */
  shows?: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  /** A sentence that says what's wrong with the value. */
  error?: string | undefined
  /** The id of another element that describes the field. */
  describedBy?: string | undefined
}

/** A password field with a show/hide toggle (Spec §2). */
export function PasswordField({
  label,
  shows = 'password',
  name,
  autoComplete,
  error,
  describedBy,
}: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      label={label}
      name={name}
      error={error}
      describedBy={describedBy}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      // A visible password is plain text to the browser, which would autocorrect and spell-check
      // it.
      slotProps={{ input: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } }}
      required
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            aria-label={`${shown ? 'Hide' : 'Show'} ${shows}`}
            onClick={() => {
              setShown(!shown)
            }}
          >
            {shown ? <VisibilityOffOutlinedIcon /> : <VisibilityOutlinedIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
