import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { plants } from '../../../mocks/seeds/plants'
import { renderApp } from '../../../../tests/support/renderApp'
import { CATEGORIES } from '../filters/filtersSlice'
import { categoryMatcher, plantMatcher } from './likelyMatches'

const inMain = () => within(screen.getByRole('main'))

async function searchFor(term: string, title = `Nothing called "${term}"`) {
  const { user } = await renderApp({ url: `/productlisting?q=${encodeURIComponent(term)}` })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  return user
}

/** The advice for a name that resembles nothing. */
const spellingAdvice = () => screen.queryByText('Check the spelling, or see all plants.')

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

test('a search for another name of a plant offers it and says why', async () => {
  const user = await searchFor('money plant', 'We call it Golden Pothos')
  expect(inMain().queryByRole('link', { name: /^See all/ })).not.toBeInTheDocument()
  await user.click(await inMain().findByRole('link', { name: 'Golden Pothos (money plant)' }))
  expect(await screen.findByRole('article', { name: 'Golden Pothos' })).toBeVisible()
})

test('filters that leave out every plant are named, with what each hides', async () => {
  const url = '/productlisting?q=lily&category=indoor&price=600'
  const { user } = await renderApp({ url })
  expect(await screen.findByText('No plants match')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove "lily": 2 plants' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove "Under/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove "Indoor": 1 plant' }))
  expect(await screen.findByRole('article', { name: 'Peace Lily' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('two filters that together leave out every plant are not a misspelt name', async () => {
  await renderApp({ url: '/productlisting?q=lily&category=cacti&price=250' })
  expect(await screen.findByText('No plants match')).toBeVisible()
})

test('a search that resembles nothing offers only all plants', async () => {
  const user = await searchFor('zzzzqq')
  expect(spellingAdvice()).toBeVisible()
  expect(screen.queryByText('Did you mean:')).not.toBeInTheDocument()
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
  ['money plant', 'Golden Pothos'],
  ['money plants', 'Golden Pothos'],
  ['snake plants', 'Snake Plant'],
  ["mother in law's tongue", 'Snake Plant'],
  ['swiss cheese', 'Monstera Deliciosa'],
  ['spathe flower', 'Peace Lily'],
  ['phalaenopsis', 'Moth Orchid'],
  ['polka dot cactus', 'Bunny Ear Cactus'],
  ['golden ball', 'Golden Barrel Cactus'],
  ['confederate jasmine', 'Star Jasmine'],
  ['butterfly palms', 'Areca Palm'],
])('%s is probably %s', (term, name) => {
  expect(plantsFor(term)[0]?.product.name).toBe(name)
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
  ['money plant for a dark room', []],
  ['.*[', []],
])('%s names %j', (term, categories) => {
  expect(categoriesFor(term)).toEqual(categories)
})
