import { EmptyState } from '../../../components/EmptyState'
import { SeeAllPlants } from './SeeAllPlants'

/** Shown when no plant has the name, and SearchHelp has nothing better. */
export const UnknownName = ({ term }: { term: string }) => (
  <EmptyState
    illustration="/illustrations/no-match.svg"
    title={`Nothing called "${term}"`}
    text="Check the spelling, or see all plants."
    action={<SeeAllPlants />}
  />
)
