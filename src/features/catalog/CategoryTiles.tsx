import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type MouseEvent, useId } from 'react'
import { Link } from 'react-router-dom'
import { useAppDispatch } from '../../app/hooks'
import { paths } from '../../app/paths'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { categoryPreselected } from './filtersSlice'
import { theme } from '../../theme/theme'

const tiles = [
  { category: 'indoor', name: 'Indoor Plants', image: '/illustrations/tile-indoor.svg' },
  { category: 'flowering', name: 'Flowering Plants', image: '/illustrations/tile-flowering.svg' },
  { category: 'cacti', name: 'Cacti', image: '/illustrations/tile-cacti.svg' },
]

/** A half circle on a tile of 4:5: half its width is two fifths of its height. */
const arch = (corner: string) => `50% 50% ${corner} ${corner} / 40% 40% ${corner} ${corner}`

const Row = styled('div')(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
    gap: theme.spacing(3),
    [theme.breakpoints.up('sm')]: { gap: theme.spacing(6) },
  }),
)

const Tile = styled(Link)(
  css({
    display: 'grid',
    gap: theme.spacing(3),
    alignContent: 'start',
    borderRadius: theme.look.radius.card,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    [theme.breakpoints.up('sm')]: theme.typography.h2,
    '&:hover': { textDecoration: 'underline' },
  }),
)

const Arch = styled('span')(
  css({
    display: 'block',
    overflow: 'hidden',
    borderRadius: arch(theme.look.radius.card),
    backgroundColor: theme.vars.palette.tile.sage,
    transition: `box-shadow ${theme.look.motion.hover}`,
    '&[data-category="flowering"]': { backgroundColor: theme.vars.palette.tile.blush },
    '&[data-category="cacti"]': { backgroundColor: theme.vars.palette.tile.sand },
    '& img': {
      width: '100%',
      height: 'auto',
      transition: `transform ${theme.look.motion.enter}`,
    },
    'a:hover > &': { boxShadow: theme.look.lift },
    '@media (prefers-reduced-motion: no-preference)': {
      'a:hover > & img': { transform: 'scale(1.04)' },
    },
  }),
)

/** A click that opens another tab or window leaves this one's filters alone. */
function staysHere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Three ways into the listing, each with its category chosen (Spec §2). */
export function CategoryTiles() {
  const dispatch = useAppDispatch()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <VisuallyHidden>
        <h2 id={headingId}>Shop by category</h2>
      </VisuallyHidden>
      <Row>
        {tiles.map(({ category, name, image }) => (
          <Tile
            key={category}
            to={paths.productListing}
            onClick={(event) => {
              if (staysHere(event)) dispatch(categoryPreselected(category))
            }}
          >
            <Arch data-category={category}>
              <img src={image} alt="" width={320} height={400} loading="lazy" decoding="async" />
            </Arch>
            {name}
          </Tile>
        ))}
      </Row>
    </section>
  )
}
