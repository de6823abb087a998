import { describe, expect, it } from '@jest/globals'
import { categories } from '@/mocks/seeds/categories'
import { categoryNames } from './catalogApi'

const known = ['climbers', 'indoor', 'cacti', 'flowering']

describe('the categories to choose from', () => {
  it('have the order of the specification, whatever the backend’s', () => {
    expect(categoryNames(categories)).toEqual(known)
  })

  it('are the known four until the backend has responded', () => {
    expect(categoryNames(undefined)).toEqual(known)
    expect(categoryNames([])).toEqual(known)
  })

  it('end with those that only the backend knows, each once', () => {
    const ferns = { _id: 'f', categoryName: 'ferns' }
    expect(categoryNames([ferns, ...categories, ferns])).toEqual([...known, 'ferns'])
  })
})
