import { expect, test } from '@jest/globals'
import { nestMediaQuery } from './styleCache'

test('a media query moves into each of its rules, in their order', () => {
  expect(
    nestMediaQuery('@media (hover: hover){.a{color:red;gap:1px;}.a:hover>.b,.c{color:blue;}}'),
  ).toEqual([
    '.a{@media (hover: hover){color:red;gap:1px;}}',
    '.a:hover>.b,.c{@media (hover: hover){color:blue;}}',
  ])
})

test.each([
  ['a plain rule', '.a{color:red;}'],
  ["a pseudo-element's media query", '@media print{.a::placeholder{color:red;}}'],
  ['keyframes', '@keyframes turn{from{opacity:0;}to{opacity:1;}}'],
  ['a condition in a media query', '@media print{@supports (gap:1px){.a{gap:1px;}}}'],
  ['an empty media query', '@media print{}'],
])('%s stays as it is', (_name, rule) => {
  expect(nestMediaQuery(rule)).toEqual([rule])
})
