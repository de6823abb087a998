import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { InstagramIcon, PinterestIcon, XIcon, YouTubeIcon } from '../../components/icons'
import { theme } from '../../theme/theme'

const social = [
  { name: 'Instagram', href: 'https://www.instagram.com/frondplants', Icon: InstagramIcon },
  { name: 'X', href: 'https://x.com/frondplants', Icon: XIcon },
  { name: 'YouTube', href: 'https://www.youtube.com/@frondplants', Icon: YouTubeIcon },
  { name: 'Pinterest', href: 'https://www.pinterest.com/frondplants', Icon: PinterestIcon },
]

const EMAIL = 'hello@frond.example'

const Bar = styled('footer')(
  css({
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  }),
)

const Row = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(3, 10),
    boxSizing: 'border-box',
    maxWidth: theme.look.container,
    marginInline: 'auto',
    padding: theme.spacing(8, 4),
    [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(6) },
    '& p': { color: theme.vars.palette.text.secondary },
  }),
)

const Social = styled('ul')(
  css({
    display: 'flex',
    gap: theme.spacing(1),
    marginInline: theme.spacing(-2),
    '& a': {
      display: 'grid',
      placeItems: 'center',
      width: theme.look.touch,
      height: theme.look.touch,
      borderRadius: theme.look.radius.chip,
      color: theme.vars.palette.text.primary,
      '&:hover': { backgroundColor: theme.vars.palette.background.tint },
    },
  }),
)

const Email = styled('a')(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.look.touch,
  }),
)

/** Social links and a contact line (Spec §2). */
export function Footer() {
  return (
    <Bar>
      <Row>
        <p>
          Questions about a plant? Write to <Email href={`mailto:${EMAIL}`}>{EMAIL}</Email>
        </p>
        <Social>
          {social.map(({ name, href, Icon }) => (
            <li key={name}>
              <a href={href} rel="noopener" aria-label={`Frond on ${name}`}>
                <Icon />
              </a>
            </li>
          ))}
        </Social>
      </Row>
    </Bar>
  )
}
