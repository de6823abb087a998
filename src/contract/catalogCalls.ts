/** Products and categories, which are public (Spec §7). */
import * as v from 'valibot'
import type { Call } from './calls'
import { CategorySchema, ProductSchema } from './entities'
import { listOf } from './listRows'

export const ProductsResponse = v.object({ products: listOf(ProductSchema, 'product') })
export type ProductsResponse = v.InferOutput<typeof ProductsResponse>
export const CategoriesResponse = v.object({ categories: listOf(CategorySchema, 'category') })
export type CategoriesResponse = v.InferOutput<typeof CategoriesResponse>

const open = { method: 'get', needsToken: false, status: 200, refusals: {} } as const

export const catalogCalls = {
  products: {
    ...open,
    path: '/products',
    response: v.object({ products: v.array(ProductSchema) }),
    clientSchema: ProductsResponse,
  },
  product: {
    ...open,
    path: '/products/:productId',
    response: v.object({ product: ProductSchema }),
    refusals: { 404: 'There is no such product.' },
  },
  categories: {
    ...open,
    path: '/categories',
    response: v.object({ categories: v.array(CategorySchema) }),
    clientSchema: CategoriesResponse,
  },
  category: {
    ...open,
    path: '/categories/:categoryId',
    response: v.object({ category: CategorySchema }),
    refusals: { 404: 'There is no such category.' },
  },
} as const satisfies Record<string, Call>
