import { styled } from '@mui/material/styles'

/** Without the cost of MUI's Link: every card of a list has one. */
const NameLink = styled('a')({
  color: 'inherit',
  textDecoration: 'none',
  textUnderlineOffset: '.2em',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
})

interface PlantNameProps {
  name: string
  /** Opens the plant (plantUrl.ts); undefined for one that can't be opened. */
  link: { href: string } | undefined
}

/** Opens the plant, like its picture. Only the picture's link is in the tab order. */
export function PlantName({ name, link }: PlantNameProps) {
  if (!link) return <span>{name}</span>
  return (
    <NameLink {...link} tabIndex={-1}>
      {name}
    </NameLink>
  )
}
