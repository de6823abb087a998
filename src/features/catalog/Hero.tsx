import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { productListingHref } from '../../app/paths'
import { ButtonLink } from '../../components/Button'
import { PageHeading } from '../../components/PageHeading'
import { theme } from '../../theme/theme'

const Row = styled('section')(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(10),
    paddingBlock: theme.spacing(8),
    '& img': { width: '100%', height: 'auto' },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBlock: theme.spacing(16),
    },
  }),
)

const Words = styled('div')(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: theme.spacing(6),
    '& p': {
      maxWidth: '26rem',
      color: theme.vars.palette.text.secondary,
      fontSize: '1.125rem',
    },
  }),
)

/** The shelf, and in front of it the plants that stand and those that hang. */
const Shelf = styled('div')(css({ display: 'grid', '& img': { gridArea: '1 / 1' } }))

/** The home page's headline and its one button (Spec §1). */
export function Hero() {
  return (
    <Row>
      <Words>
        <PageHeading title="Home" size="hero">
          Let something grow on you.
        </PageHeading>
        <p>
          Houseplants, cacti, climbers and flowering plants for bright sills, shady corners and
          every shelf between.
        </p>
        <ButtonLink to={productListingHref}>Shop Now</ButtonLink>
      </Words>
      <Shelf>
        {['', '-upright', '-leafy'].map((layer) => (
          <img
            key={layer}
            src={`/illustrations/hero-shelf${layer}.svg`}
            alt=""
            width={720}
            height={640}
            fetchPriority="high"
          />
        ))}
      </Shelf>
    </Row>
  )
}
