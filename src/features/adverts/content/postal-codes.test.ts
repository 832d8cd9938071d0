import { expect, it } from 'vitest'
import { placesOfPostalCode } from './postal-codes.rules.ts'

it.each([
  ['521147', ['SG tampines new town']],
  ['S 560252', []],
  ['560252', ['SG ang mo kio new town', 'IN bengaluru']],
  ['400601', ['SG eunos', 'IN thane']],
  ['400001', ['SG eunos', 'IN mumbai']],
  ['201 301', ['SG farrer park', 'IN noida']],
  ['T2P 1J9', ['CA calgary']],
  ['m5v', ['CA toronto']],
  ['H7A 0A1', ['CA laval']],
  ['V5A1A1', ['CA burnaby']],
  ['999999', []],
  ['12345', []],
  ['Toronto', []],
  ['', []],
])('the postal code %j stands for %j', (typed, places) => {
  expect(placesOfPostalCode(typed).map(({ country, folded }) => `${country} ${folded}`)).toEqual(places)
})
