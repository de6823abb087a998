import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import { api, toStandardSchema } from '@/api/api'
import { call } from '@/api/call'
import { CategoriesResponse, ProductsResponse } from '@/contract/catalogCalls'
import type { Category, Product } from '@/contract/entities'
import { useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/types'

/** GET /products and /categories (Spec §7), public. */
export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<Product[], void>({
      query: () => call('products', {}),
      rawResponseSchema: toStandardSchema(ProductsResponse),
      transformResponse: ({ products }: ProductsResponse) => products,
      providesTags: ['Products'],
      // So that returning to the listing after a while doesn't show a skeleton.
      keepUnusedDataFor: 3600,
    }),
    getCategories: build.query<Category[], void>({
      query: () => call('categories', {}),
      rawResponseSchema: toStandardSchema(CategoriesResponse),
      transformResponse: ({ categories }: CategoriesResponse) => categories,
      providesTags: ['Categories'],
    }),
  }),
})

const selectGetProducts = catalogApi.endpoints.getProducts.select()

const selectGetCategories = catalogApi.endpoints.getCategories.select()

/** The filter's categories in order (Spec §9), lowercase as in products. */
export const CATEGORIES = ['climbers', 'indoor', 'cacti', 'flowering'] as const

/** The category filters in order, followed by the backend's additional ones once they've loaded. */
export function categoryNames(categories: readonly Category[] | undefined): readonly string[] {
  if (categories === undefined || categories.length === 0) return CATEGORIES
  const offered = new Set(categories.map(({ categoryName }) => categoryName))
  return [...new Set([...CATEGORIES, ...offered])].filter((name) => offered.has(name))
}

/** The names of the category filters. */
export const selectCategoryNames = createSelector(
  [(state: RootState) => selectGetCategories(state).data],
  categoryNames,
)

/** The catalogue, once loaded. */
export const selectProducts = (state: RootState) => selectGetProducts(state).data

const noProducts: ReadonlyMap<string, Product> = new Map()

/** The catalogue by _id; empty until it has loaded. */
export const selectProductsById = createSelector([selectProducts], (products) =>
  products ? new Map(products.map((product) => [product._id, product])) : noProducts,
)

/**
 * Creates a selector of the function that shows a list's items as the shop sells them today: those
 * that it no longer sells stay as they were stored.
 */
export function createWithCurrentProducts<TItem extends Product>() {
  // Memoised, so that an item that hasn't changed is the same object.
  const merge = weakMapMemoize((item: TItem, product: Product): TItem => ({ ...item, ...product }))
  return createSelector(
    [selectProductsById],
    (products) => (items: readonly TItem[]) =>
      items.map((item) => {
        const product = products.get(item._id)
        return product ? merge(item, product) : item
      }),
  )
}

export const DISCONTINUED = 'No longer in our catalogue'

/** Whether the catalogue has loaded and no longer has a product. */
export function useIsDiscontinued(productId: string): boolean {
  return useAppSelector((state) => {
    const products = selectProductsById(state)
    return products !== noProducts && !products.has(productId)
  })
}

/** Loads the catalogue, unless there's no shopper whose list needs it. */
export function useCatalogueFor(user: string | typeof skipToken): void {
  catalogApi.endpoints.getProducts.useQuerySubscription(user === skipToken ? skipToken : undefined)
}

export const { useGetProductsQuery, useGetCategoriesQuery } = catalogApi
