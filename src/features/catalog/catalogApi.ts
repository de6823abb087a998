import { api, toStandardSchema } from '../../api/api'
import type { RootState } from '../../store/types'
import { CategoriesResponse, ProductsResponse } from '../../contract/calls'
import type { Category, Product } from '../../contract/entities'

/** GET /products and /categories (Spec §7), public. */
export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<Product[], void>({
      query: () => ({ url: '/products' }),
      rawResponseSchema: toStandardSchema(ProductsResponse),
      transformResponse: ({ products }: ProductsResponse) => products,
      providesTags: ['Products'],
      // So that returning to the listing after a while doesn't show a skeleton.
      keepUnusedDataFor: 3600,
    }),
    getCategories: build.query<Category[], void>({
      query: () => ({ url: '/categories' }),
      rawResponseSchema: toStandardSchema(CategoriesResponse),
      transformResponse: ({ categories }: CategoriesResponse) => categories,
      providesTags: ['Categories'],
    }),
  }),
})

const selectGetProducts = catalogApi.endpoints.getProducts.select()

/** The catalogue, once loaded. */
export const selectProducts = (state: RootState) => selectGetProducts(state).data

export const { useGetProductsQuery, useGetCategoriesQuery } = catalogApi
