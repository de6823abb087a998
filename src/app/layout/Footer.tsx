import InstagramIcon from '@mui/icons-material/Instagram'
import PinterestIcon from '@mui/icons-material/Pinterest'
import XIcon from '@mui/icons-material/X'
import YouTubeIcon from '@mui/icons-material/YouTube'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ComponentType, startTransition, Suspense, useCallback, useState } from 'react'
import { lazyComponent } from '../../components/lazyComponent'
import { useIsHydrated } from '../../components/useIsHydrated'
import { whenIdle } from '../../platform/whenIdle'

const social = [
  { name: 'Instagram', href: 'https://www.instagram.com/frondplants', Icon: InstagramIcon },
  { name: 'X', href: 'https://x.com/frondplants', Icon: XIcon },
  { name: 'YouTube', href: 'https://www.youtube.com/@frondplants', Icon: YouTubeIcon },
  { name: 'Pinterest', href: 'https://www.pinterest.com/frondplants', Icon: PinterestIcon },
]

/** Milliseconds after which the radios load even if the page isn't idle. */
const IDLE_MS = 2500

/** Only for prerendering: in a browser, the radios load once the page is idle. */
const PrerenderedChoice = lazyComponent(() => import('./SchemeChoice'))

/**
 * The colour scheme's radios. Their prerendered, disabled markup stays until their code has loaded;
 * React keeps markup that it hasn't rendered only as raw HTML.
 */
function LateSchemeChoice() {
  const [Choice, setChoice] = useState<ComponentType>()
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const load = () => {
      import('./SchemeChoice').then(
        (loaded) => {
          startTransition(() => {
            setChoice(() => loaded.default)
          })
        },
        () => {
          // The next visit tries again.
        },
      )
    }
    whenIdle(load, IDLE_MS)
  }, [])

  // Reserves the space until the code has loaded.
  const place = { minHeight: 44 }
  if (typeof window === 'undefined')
    return (
      <Box sx={place}>
        <Suspense>
          <PrerenderedChoice />
        </Suspense>
      </Box>
    )
  if (Choice)
    return (
      <Box key="loaded" sx={place}>
        <Choice />
      </Box>
    )
  const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
  return <Box key="prerendered" ref={attach} {...(isPrerendered && kept)} sx={place} />
}

const EMAIL = 'hello@frond.example'

/** Social links, a contact line (Spec §2) and the choice of a colour scheme. */
export function Footer() {
  return (
    <Paper component="footer" square sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Container
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          rowGap: 3,
          columnGap: 10,
          py: 8,
        }}
      >
        <Typography color="textSecondary">
          Questions about a plant? Write to{' '}
          <Link
            href={`mailto:${EMAIL}`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {EMAIL}
          </Link>
        </Typography>
        <LateSchemeChoice />
        <Stack component="ul" role="list" direction="row" spacing={1} sx={{ mx: -3 }}>
          {social.map(({ name, href, Icon }) => (
            <li key={name}>
              <IconButton href={href} rel="noopener" aria-label={`Frond on ${name}`}>
                <Icon />
              </IconButton>
            </li>
          ))}
        </Stack>
      </Container>
    </Paper>
  )
}
