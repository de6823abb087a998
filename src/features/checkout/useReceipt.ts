import { useMemo } from 'react'
import { useIsHydrated } from '@/components/hydration'
import { selectUserKey } from '@/features/auth/authSlice'
import { useAppSelector } from '@/store/hooks'
import { receiptStorage } from './receiptStorage'

/** The order just placed in this tab, for its buyer only. */
export function useReceipt() {
  const user = useAppSelector(selectUserKey)
  const isHydrated = useIsHydrated()
  const receipt = useMemo(() => (isHydrated ? receiptStorage.read() : undefined), [isHydrated])
  return user !== null && receipt?.user === user ? receipt : undefined
}

export type Receipt = NonNullable<ReturnType<typeof useReceipt>>
