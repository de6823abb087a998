import { http, HttpResponse, type RequestHandler } from 'msw'
import { fail } from '../respond'
import type { HandlerContext } from './context'

/** Products and categories, which are public (Spec §6 and §7). */
export function catalogHandlers({ plants, categories, respond }: HandlerContext): RequestHandler[] {
  return [
    http.get(
      '*/api/products',
      respond(() => HttpResponse.json({ products: plants })),
    ),

    http.get<{ productId: string }>(
      '*/api/products/:productId',
      respond(({ params }) => {
        const product = plants.find(({ _id }) => _id === params.productId)
        return HttpResponse.json({ product: product ?? fail(404, 'There is no such product.') })
      }),
    ),

    http.get(
      '*/api/categories',
      respond(() => HttpResponse.json({ categories })),
    ),

    http.get<{ categoryId: string }>(
      '*/api/categories/:categoryId',
      respond(({ params }) => {
        const category = categories.find(({ _id }) => _id === params.categoryId)
        return HttpResponse.json({ category: category ?? fail(404, 'There is no such category.') })
      }),
    ),
  ]
}
