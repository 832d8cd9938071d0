import { expect, test } from 'vitest'
import { loadProfessions } from './payroll.registry.ts'
import { ESCO, professionOf } from './professions.ts'
import { loadCountries } from './registry.ts'

const professions = await loadProfessions()
const countries = await loadCountries()

test('every country says which occupations its law keeps to those who are registered', () => {
  expect([...professions.keys()].sort()).toEqual(countries.all.map(({ code }) => code as string).sort())
})

test('each case names its authority, its law and where it was read, and no occupation stands twice', () => {
  for (const { code, professions: cases } of professions.values()) {
    const named = cases.flatMap(({ occupations }) => occupations)
    expect(named.length, code).toBe(new Set(named).size)
    for (const { authority, statute, source, reserved } of cases) {
      expect([authority, statute, reserved].every(Boolean), code).toBe(true)
      expect(source.url, `${code} ${statute}`).toMatch(/^https?:\/\//)
      expect(source.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  }
})

test('who treats the sick needs a licence in every country; what is on file nowhere has none said', () => {
  for (const country of professions.values()) {
    expect(professionOf(country, ESCO.generalPractitioner)?.reserved, country.code).toBe('work')
    expect(professionOf(country, ESCO.lawyer)?.reserved, country.code).toBe('work')
    expect(professionOf(country, '00000000-0000-0000-0000-000000000000')).toBeNull()
  }
  expect(professionOf(undefined, ESCO.lawyer)).toBeNull()
})
