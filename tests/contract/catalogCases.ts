import * as v from 'valibot'
import { CategorySchema, ProductSchema } from '@/contract/entities'
import type { ContractCase } from './kit'

export const catalogCases: ContractCase[] = [
  {
    name: 'products are public: nine, each of the agreed shape',
    run: async ({ get, expect }) => {
      const { status, body } = await get('/products')
      expect(status).toBe(200)
      const { products } = v.parse(v.object({ products: v.array(ProductSchema) }), body)
      expect(products).toHaveLength(9)
    },
  },
  {
    name: 'one product is read by its id',
    run: async ({ get, expect }) => {
      const { status, body } = await get('/products/moth-orchid')
      expect(status).toBe(200)
      expect(body).toMatchObject({ product: { name: 'Moth Orchid', categoryName: 'flowering' } })
    },
  },
  {
    name: 'categories are public: indoor, climbers, cacti, flowering',
    run: async ({ get, expect }) => {
      const { status, body } = await get('/categories')
      expect(status).toBe(200)
      const { categories } = v.parse(v.object({ categories: v.array(CategorySchema) }), body)
      const names = categories.map(({ categoryName }) => categoryName)
      expect(names).toEqual(['indoor', 'climbers', 'cacti', 'flowering'])
    },
  },
  {
    name: 'one category is read by its id',
    run: async ({ get, expect }) => {
      const { status, body } = await get('/categories/cacti')
      expect(status).toBe(200)
      expect(body).toMatchObject({ category: { categoryName: 'cacti' } })
    },
  },
  ...['/products', '/categories'].flatMap((path) =>
    ['nothing-of-the-kind', '__proto__', 'constructor', '%F0%9F%8C%B5'].map(
      (id) =>
        ({
          name: `${path}/${id} answers 404 with a sentence`,
          run: async ({ get, expect }) => {
            const { status, body } = await get(`${path}/${id}`)
            expect(status).toBe(404)
            expect(body).toMatchObject({
              errors: [`There is no such ${path === '/products' ? 'product' : 'category'}.`],
            })
          },
        }) satisfies ContractCase,
    ),
  ),
]
