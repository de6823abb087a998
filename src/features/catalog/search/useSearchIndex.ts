import { useEffect, useState } from 'react'
import { useAppSelector } from '@/store/hooks'
import type { selectSearchIndex } from './searchIndex'

/** The index of the catalogue, whose code is loaded when it's first wanted; undefined until then. */
export function useSearchIndex(isWanted: boolean) {
  const [select, setSelect] = useState<typeof selectSearchIndex>()
  useEffect(() => {
    if (!isWanted) return
    import('./searchIndex').then(
      (code) => {
        setSelect(() => code.selectSearchIndex)
      },
      // Without it, the list still shows the plants that match.
      () => undefined,
    )
  }, [isWanted])
  return useAppSelector((state) => select?.(state))
}
