import Box from '@mui/material/Box'
import CardMedia from '@mui/material/CardMedia'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { unwantedOnly, useIsHydrated, visitorOnly } from '@/components/hydration'
import { Page } from '@/components/Page'
import { tallArch } from '@/theme/components/tile'

interface Props {
  heading: string
  /** Says why the page was opened, or what the form completes, if anything. */
  notice: ReactNode
  /** The height of the form without an error, with which the pictures mustn't grow. */
  formHeight: string
  children: ReactNode
}

/** Each is shown from its breakpoint on. */
const pictures = [
  { category: 'indoor', from: 'sm' },
  { category: 'flowering', from: 'lg' },
  { category: 'cacti', from: 'xl' },
] as const

/** Login and sign-up, beside arched pictures of plants if there's room. */
export function AuthLayout({ heading, notice, formHeight, children }: Props) {
  // The prerendered page knows neither the history entry nor the session.
  const isHydrated = useIsHydrated()
  return (
    <Box
      {...(!isHydrated && visitorOnly)}
      sx={{
        display: { sm: 'grid' },
        gridTemplateColumns: {
          sm: 'minmax(0, 2fr) minmax(0, 1fr)',
          md: 'minmax(0, 28rem) minmax(0, 1fr)',
        },
        columnGap: { sm: 8, md: 12, lg: 20 },
      }}
    >
      <Box
        {...(!isHydrated && unwantedOnly)}
        sx={{
          maxWidth: '34rem',
          // The plants that a visitor wants would move the form while it's being pressed.
          'html[data-wanted] &[data-for]': { visibility: 'hidden' },
        }}
      >
        <Page heading={heading}>
          {/* Its space is reserved, so that the form doesn't move while it's being pressed. */}
          <Typography component="div" role="status" sx={{ mt: -5, mb: 3, minHeight: '1.5625rem' }}>
            {isHydrated && notice}
          </Typography>
          {children}
        </Page>
      </Box>
      <Box
        sx={{
          display: { xs: 'none', sm: 'grid' },
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          gap: 6,
          // From the form's top (components/Page.tsx) to its end.
          mt: 'calc(40px + 2.7rem + 24px)',
          height: formHeight,
        }}
      >
        {pictures.map(({ category, from }) => (
          <Box
            key={category}
            sx={{ display: { xs: 'none', [from]: 'block' }, containerType: 'inline-size' }}
          >
            <CardMedia data-category={category} sx={tallArch}>
              <img
                src={`/illustrations/tile-${category}.svg`}
                alt=""
                width={320}
                height={400}
                loading="lazy"
              />
            </CardMedia>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
