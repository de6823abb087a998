import { existsSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { AddressSchema } from '@/contract/entities'
import { UserSchema } from '../db/userStore'
import { demoAccount } from '../interface/demoAccount'
import { categories } from './categories'
import { plants } from './plants'
import { users } from './users'

test('every category has plants', () => {
  const used = new Set(plants.map(({ categoryName }) => categoryName))
  expect([...used].sort()).toEqual(categories.map(({ categoryName }) => categoryName).sort())
})

test('the first six plants are in stock, and one of the others is sold out', () => {
  expect(plants.slice(0, 6).every(({ outOfStock }) => !outOfStock)).toBe(true)
  expect(plants.filter(({ outOfStock }) => outOfStock).map(({ _id }) => _id)).toEqual([
    'star-jasmine',
  ])
})

describe.each(plants)('$name', (plant) => {
  test('costs whole rupees, below the slider’s end', () => {
    expect([plant.actualPrice, plant.discountedPrice].every(Number.isInteger)).toBe(true)
    expect(plant.discountedPrice).toBeLessThan(1000)
  })

  test('is discounted by exactly what it says', () => {
    const percent = (100 * (plant.actualPrice - plant.discountedPrice)) / plant.actualPrice
    expect(plant.discount).toBe(percent === 0 ? '0' : `${percent}% OFF`)
  })

  test('is named by its id, and its picture is there', () => {
    expect(plant._id).toBe(plant.name.toLowerCase().replaceAll(' ', '-'))
    expect(plant.image).toBe(`/plants/${plant._id}.svg`)
    expect(existsSync(`public${plant.image}`)).toBe(true)
  })
})

test('the one user is the demo account, with one address tagged Default', () => {
  expect(users).toHaveLength(1)
  expect(users[0]).toMatchObject({ ...demoAccount, cart: [], wishlist: [] })
  expect(v.is(v.array(UserSchema), users)).toBe(true)
  expect(v.is(v.array(AddressSchema), users[0]?.address)).toBe(true)
  expect(users[0]?.address).toEqual([expect.objectContaining({ tag: 'Default' })])
})
