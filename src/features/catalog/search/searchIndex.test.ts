import { expect, test } from '@jest/globals'
import { plants } from '@/mocks/seeds/plants'
import { CATEGORIES } from '../catalogApi'
import { createSearchIndex } from './searchIndex'

const find = createSearchIndex(plants, CATEGORIES)

const namesFor = (term: string) =>
  find(term).map((found) => ('product' in found ? found.product.name : found.label))

test.each([
  ['monstra', 'Monstera Deliciosa'],
  ['peece lily', 'Peace Lily'],
  ['snakeplant', 'Snake Plant'],
  ['orchyd', 'Moth Orchid'],
  ['jasmin', 'Star Jasmine'],
  ['money plant', 'Golden Pothos'],
  ['money plants', 'Golden Pothos'],
  ['golden pothso', 'Golden Pothos'],
  ["mother in law's tongue", 'Snake Plant'],
  ['phalaenopsis', 'Moth Orchid'],
  ['golden ball', 'Golden Barrel Cactus'],
  ['butterfly palms', 'Areca Palm'],
  ['cactus', 'Cacti'],
  ['flowers', 'Flowering'],
  ['hanging', 'Climbers'],
  ['indor plants', 'Indoor'],
])('%s is probably %s', (term, name) => {
  expect(namesFor(term)[0]).toBe(name)
})

test.each([
  ['pet safe', ['Safe with cats', 'Safe with dogs']],
  ['non-toxic', ['Safe with cats', 'Safe with dogs']],
  ['dim', ['Low light']],
  ['dark', ['Low light']],
  ['low light', ['Low light']],
  ['no sun', ['Low light']],
  ['low light, safe for cats', ['Low light', 'Safe with cats']],
  ['dark room with a cat', ['Low light', 'Safe with cats']],
])('%s offers %j', (term, labels) => {
  expect(namesFor(term)).toEqual(labels)
})

test.each([
  'aloe',
  'tall',
  'room',
  'spanner',
  'zzzzqq',
  'baby rubber plant',
  '.*[',
  'a'.repeat(1000),
])('%s resembles nothing', (term) => {
  expect(find(term)).toEqual([])
})

test('a filter is offered with the number of its plants', () => {
  expect(find('low light')[0]).toMatchObject({ label: 'Low light', count: 3 })
})

test('a category with the name of a property of objects is found like any other', () => {
  expect(createSearchIndex([], ['constructor'])('constructor')).toMatchObject([
    { label: 'Constructor' },
  ])
})
