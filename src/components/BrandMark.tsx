import SvgIcon from '@mui/material/SvgIcon'
import { theme } from '@/theme/theme'

/** The brand's frond, the only icon that isn't from MUI. */
export function BrandMark() {
  return (
    <SvgIcon viewBox="0 0 28 28" color="primary" sx={{ fontSize: 28 }}>
      <path d="M24.6 3.1C13.2 2.5 5 7.6 4.4 15.6c-.1 1.8.3 3.5 1 5L3.2 23a1.2 1.2 0 0 0 1.8 1.6l2.2-2.4c1.6 1 3.5 1.5 5.3 1.3 8-.9 12.6-9 12.1-20.4Z" />
      <path
        fill="none"
        stroke={theme.vars.palette.background.paper}
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M7.4 20.6 19 8.6m-6.6 6.8-.5-5m.5 5 5.4.2m-8.5 3-.4-4.2m.4 4.2 4.6.3"
      />
    </SvgIcon>
  )
}
