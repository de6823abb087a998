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
import { type ComponentType, startTransition, useEffect, useState } from 'react'

const social = [
  { name: 'Instagram', href: 'https://www.instagram.com/frondplants', Icon: InstagramIcon },
  { name: 'X', href: 'https://x.com/frondplants', Icon: XIcon },
  { name: 'YouTube', href: 'https://www.youtube.com/@frondplants', Icon: YouTubeIcon },
  { name: 'Pinterest', href: 'https://www.pinterest.com/frondplants', Icon: PinterestIcon },
]

/** Milliseconds until an idle page fetches what is out of sight below the page. */
const IDLE_MS = 2500

const EMAIL = 'hello@frond.example'

/** Social links and a contact line (Spec §2), and the colour scheme to choose. */
export function Footer() {
  const [Choice, setChoice] = useState<ComponentType>()

  useEffect(() => {
    const idle = setTimeout(() => {
      import('./SchemeChoice').then(
        (loaded) => {
          startTransition(() => {
            setChoice(() => loaded.default)
          })
        },
        () => {
          // The system's scheme holds; the next visit tries again.
        },
      )
    }, IDLE_MS)
    return () => {
      clearTimeout(idle)
    }
  }, [])

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
        {/* Its place is held until its code has come. */}
        <Box sx={{ minHeight: 44 }}>{Choice && <Choice />}</Box>
        <Stack component="ul" direction="row" spacing={1} sx={{ mx: -2 }}>
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
