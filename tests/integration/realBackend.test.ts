import { expect, test } from '@jest/globals'
import { http, HttpResponse } from 'msw'
import { connectBackend } from '@/api/backend'
import { makeStore } from '@/app/store'
import { catalogApi } from '@/features/catalog/catalogApi'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'

test('with a backend on another host, calls go to its URL', async () => {
  const scriptUrl = (url: string) => Promise.resolve(url)
  const apiUrl = 'https://plants.example/shop/api'
  connectBackend(() => Promise.resolve({ apiUrl, needsNetwork: true, scriptUrl }))
  backend.server.use(http.get(`${apiUrl}/products`, () => HttpResponse.json({ products: plants })))
  const { data } = await makeStore().dispatch(catalogApi.endpoints.getProducts.initiate())
  expect(data).toEqual(plants)
})
