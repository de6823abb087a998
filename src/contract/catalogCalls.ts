/** Products and categories, which are public (Spec §7). */
import * as v from 'valibot'
import { type Endpoint, open } from './calls'
import { CategorySchema, ProductSchema } from './entities'
import { listOf } from './listOf'

export const ProductsResponse = v.object({ products: listOf(ProductSchema, 'product') })
export type ProductsResponse = v.InferOutput<typeof ProductsResponse>
export const CategoriesResponse = v.object({ categories: listOf(CategorySchema, 'category') })
export type CategoriesResponse = v.InferOutput<typeof CategoriesResponse>

export const catalogCalls = {
  products: {
    method: 'get',
    path: '/products',
    summary: 'The whole catalogue.',
    ...open,
    status: 200,
    response: v.object({ products: v.array(ProductSchema) }),
    reads: ProductsResponse,
  },
  product: {
    method: 'get',
    path: '/products/:productId',
    summary: 'One product.',
    needsToken: false,
    status: 200,
    response: v.object({ product: ProductSchema }),
    refusals: { 404: 'There is no such product.' },
  },
  categories: {
    method: 'get',
    path: '/categories',
    summary: 'All categories.',
    ...open,
    status: 200,
    response: v.object({ categories: v.array(CategorySchema) }),
    reads: CategoriesResponse,
  },
  category: {
    method: 'get',
    path: '/categories/:categoryId',
    summary: 'One category.',
    needsToken: false,
    status: 200,
    response: v.object({ category: CategorySchema }),
    refusals: { 404: 'There is no such category.' },
  },
} as const satisfies Record<string, Endpoint>
