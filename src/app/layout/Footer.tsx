import InstagramIcon from '@mui/icons-material/Instagram'
import PinterestIcon from '@mui/icons-material/Pinterest'
import XIcon from '@mui/icons-material/X'
import YouTubeIcon from '@mui/icons-material/YouTube'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { EMAIL } from '@/components/contactEmail'

const social = [
  { name: 'Instagram', href: 'https://www.instagram.com/frondplants', Icon: InstagramIcon },
  { name: 'X', href: 'https://x.com/frondplants', Icon: XIcon },
  { name: 'YouTube', href: 'https://www.youtube.com/@frondplants', Icon: YouTubeIcon },
  { name: 'Pinterest', href: 'https://www.pinterest.com/frondplants', Icon: PinterestIcon },
]

/** A contact line and social links, in tabs of their own (Spec §2). */
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
        <Stack component="ul" role="list" direction="row" spacing={1} sx={{ mx: -3 }}>
          {social.map(({ name, href, Icon }) => (
            <li key={name}>
              <IconButton
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={`Frond on ${name}`}
              >
                <Icon />
              </IconButton>
            </li>
          ))}
        </Stack>
      </Container>
    </Paper>
  )
}
