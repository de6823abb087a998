import type { Category } from '@/contract/entities'

/** Spec §3: indoor, climbers, cacti, flowering. */
export const categories: readonly Category[] = [
  { _id: 'indoor', categoryName: 'indoor' },
  { _id: 'climbers', categoryName: 'climbers' },
  { _id: 'cacti', categoryName: 'cacti' },
  { _id: 'flowering', categoryName: 'flowering' },
]
