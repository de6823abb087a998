import type { RequestHandler } from 'msw'
import type { HandlerContext } from './context'

/** Products and categories, which are public (Spec §6 and §7). */
export function catalogHandlers({ on, plants, categories }: HandlerContext): RequestHandler[] {
  return [
    on('products', () => ({ products: plants })),

    on('product', ({ params: { productId }, refuse }) => ({
      product: plants.find(({ _id }) => _id === productId) ?? refuse(404),
    })),

    on('categories', () => ({ categories })),

    on('category', ({ params: { categoryId }, refuse }) => ({
      category: categories.find(({ _id }) => _id === categoryId) ?? refuse(404),
    })),
  ]
}
