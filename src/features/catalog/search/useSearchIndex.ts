import { useEffect, useMemo, useState } from 'react'
import { useAppSelector } from '../../../store/hooks'
import { selectCategoryNames, selectProducts } from '../catalogApi'
import type { createSearchIndex } from './searchIndex'

/** The index of the catalogue, whose code is loaded when it's first wanted; undefined until then. */
export function useSearchIndex(isWanted: boolean) {
  const [create, setCreate] = useState<typeof createSearchIndex>()
  const products = useAppSelector(selectProducts)
  const categories = useAppSelector(selectCategoryNames)
  useEffect(() => {
    if (!isWanted) return
    import('./searchIndex').then(
      (code) => {
        setCreate(() => code.createSearchIndex)
      },
      // Without it, the list still shows the plants that match.
      () => undefined,
    )
  }, [isWanted])
  // Not created again for every letter.
  return useMemo(() => products && create?.(products, categories), [create, products, categories])
}
