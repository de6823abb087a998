import type { Theme } from '@mui/material/styles'
import { baseline } from './baseline'
import { buttons } from './buttons'
import { cards } from './cards'
import { dataDisplay } from './dataDisplay'
import { dialogs } from './dialogs'
import { feedback } from './feedback'
import { inputs } from './inputs'
import { layout } from './layout'
import { selection } from './selection'
import type { Overrides } from './shared'
import { surfaces } from './surfaces'

/** Every override of a MUI component, by family. */
export function components(theme: Theme): Overrides {
  return {
    ...baseline(theme),
    ...layout(theme),
    ...surfaces(theme),
    ...cards(theme),
    ...dialogs(theme),
    ...buttons(theme),
    ...inputs(theme),
    ...selection(theme),
    ...dataDisplay(theme),
    ...feedback(theme),
  }
}
