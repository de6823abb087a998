import Skeleton from '@mui/material/Skeleton'
import { EmptyState } from '../../../components/EmptyState'
import { Loading } from '../../../components/Loading'

/** Placeholder for the help with a search: its picture, a sentence, a plant and 'See all plants'. */
export const SearchHelpSkeleton = () => (
  <Loading>
    <EmptyState
      illustration="/illustrations/no-match.svg"
      action={
        <>
          <Skeleton variant="text" width="15rem" height="2.0625rem" />
          <Skeleton width="18rem" height={58} />
          <Skeleton variant="text" width="6rem" height={44} />
        </>
      }
    />
  </Loading>
)
