import Link from '@mui/material/Link'

interface PlantNameProps {
  name: string
  /** Opens the plant (plantUrl.ts); undefined for one that can't be opened. */
  link: { href: string } | undefined
}

/** Opens the plant, like its picture. Only the picture's link is in the tab order. */
export function PlantName({ name, link }: PlantNameProps) {
  if (!link) return <span>{name}</span>
  return (
    <Link {...link} color="inherit" underline="hover" tabIndex={-1}>
      {name}
    </Link>
  )
}
