import { useEffect } from 'react'
import { useHref } from 'react-router-dom'
import type { Product } from '../../../contract/entities'
import { plantHref } from './plantUrl'

/** Never throws, whatever the backend sends for a URL. */
function absoluteUrl(href: string): string {
  const link = document.createElement('a')
  link.href = href
  return link.href
}

/** Describes the plant to search engines while it's shown. */
export function usePlantInHead(product: Product, isShown: boolean): void {
  const href = useHref(plantHref(product._id))

  useEffect(() => {
    if (!isShown) return
    const data = document.createElement('script')
    data.type = 'application/ld+json'
    data.text = JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.care?.character,
      image: absoluteUrl(product.image),
      offers: {
        '@type': 'Offer',
        url: absoluteUrl(href),
        price: product.discountedPrice,
        priceCurrency: 'INR',
        availability: `https://schema.org/${product.outOfStock ? 'OutOfStock' : 'InStock'}`,
      },
    })
    document.head.append(data)
    return () => {
      data.remove()
    }
  }, [product, isShown, href])
}
