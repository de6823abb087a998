import { plantHref } from '@/features/catalog/plant/plantUrl'
import { withoutBase } from '@/navigation/paths'

/**
 * The address that is meant: without doubled slashes (the router takes `//mycart` for another site's), and
 * that of a plant's own page as the listing with the plant.
 */
export function intendedAddress({ pathname, search, hash }: Location, base: string): string {
  const path = pathname.replace(/\/{2,}/g, '/')
  const [, id] = /^\/plant\/([^/]+)\/?$/i.exec(withoutBase(path, base)) ?? []
  if (id === undefined) return path + search + hash
  // Unlike `decodeURIComponent`, it never throws.
  const plant = new URLSearchParams(`plant=${id.replace(/[&+]/g, encodeURIComponent)}`).get('plant')
  return base + plantHref(plant ?? '', search).slice(1) + hash
}
