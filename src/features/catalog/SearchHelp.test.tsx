import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { plants } from '../../mocks/seeds/plants'
import { renderApp } from '../../../tests/support/renderApp'
import { CATEGORIES } from './filtersSlice'
import { categoryMatcher, plantMatcher } from './likelyMatches'

const inMain = () => within(screen.getByRole('main'))

async function searchFor(term: string) {
  const { user } = await renderApp({ url: `/productlisting?q=${encodeURIComponent(term)}` })
  expect(await screen.findByText('No plants match')).toBeVisible()
  return user
}

test('a misspelt search offers the intended plant', async () => {
  const user = await searchFor('monstra')
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await user.click(await inMain().findByRole('link', { name: /^Monstera Deliciosa/ }))
  expect(await screen.findByRole('article', { name: 'Monstera Deliciosa' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Search plants' })).toHaveValue('Monstera Deliciosa')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a search for a kind of plant offers its category', async () => {
  const user = await searchFor('cactuses')
  await user.click(await inMain().findByRole('link', { name: 'See all Cacti' }))
  expect(await screen.findByText('(Showing 2 products)')).toBeVisible()
  expect(window.location.search).toBe('?category=cacti')
})

test('a search that resembles nothing offers only all plants', async () => {
  const user = await searchFor('zzzzqq')
  expect(screen.queryByText('Did you mean')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'See all plants' }))
  expect(await screen.findByText('(Showing 9 products)')).toBeVisible()
})

test('a category with the name of a property of objects is offered like any other', () => {
  expect(categoryMatcher(['constructor', '__proto__'])('constructor')).toEqual(['constructor'])
})

const plantsFor = plantMatcher(plants)
const categoriesFor = categoryMatcher(CATEGORIES)

test.each([
  ['monstra', 'Monstera Deliciosa'],
  ['peece lily', 'Peace Lily'],
  ['snakeplant', 'Snake Plant'],
  ['orchyd', 'Moth Orchid'],
  ['jasmin', 'Star Jasmine'],
])('%s is probably %s', (term, name) => {
  expect(plantsFor(term)[0]?.name).toBe(name)
})

test.each(['zzzzqq', 'spanner', 'tax return', '.*['])('%s resembles no plant', (term) => {
  expect(plantsFor(term)).toEqual([])
})

test.each([
  ['cactuses', ['cacti']],
  ['flowers', ['flowering']],
  ['climbing vines', ['climbers']],
  ['indor plants', ['indoor']],
  ['spanner', []],
  ['.*[', []],
])('%s names %j', (term, categories) => {
  expect(categoriesFor(term)).toEqual(categories)
})
