import { describe, expect, it } from 'vitest'
import { loadCountries } from '../../../countries/registry.ts'
import { worldNationalities } from './nationalities.service.ts'
import { findNationality } from './nationality.rules.ts'

const world = worldNationalities((await loadCountries()).all)

describe('a nationality is found by', () => {
  it.each([
    ['uae', 'Emirati'],
    ['U.A.E.', 'Emirati'],
    ['USA', 'American'],
    ['us', 'American'],
    ['uk', 'British'],
    ['england', 'British'],
    ['PRC', 'Chinese'],
    ['south korea', 'South Korean'],
    ['Singapurian', 'Singaporean'],
    ['Singapore', 'Singaporean'],
    ['SGP', 'Singaporean'],
    [' indian ', 'Indian'],
    ['burma', 'Burmese'],
    ['Filipina', 'Filipino'],
  ])('%j: %s', (typed, meant) => expect(findNationality(typed, world)).toBe(meant))

  it.each(['', 'Elbonian', 'x'])('nothing that is none: %j', (typed) =>
    expect(findNationality(typed, world)).toBeNull(),
  )
})

it('every country has a flag', () => {
  expect(world.filter(({ flag }) => flag === '')).toEqual([])
  expect(world.find(({ code }) => code === 'BQ')?.flag).toBe('🇧🇶')
})
