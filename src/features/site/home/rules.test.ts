import { beforeAll, describe, expect, it } from 'vitest'
import { type Countries, loadCountries } from '../../../countries/registry.ts'
import { LANGUAGE_CODES, type Language } from '../../../shared/languages.ts'
import { sampleOf } from './rules.ts'

const TODAY = '2026-11-21'
let countries: Countries
beforeAll(async () => {
  countries = await loadCountries()
})

describe('what the public pages show of a country', () => {
  it('is the overtime dialog’s own figure, worked by hand', () => {
    // salary ÷ (threshold × 52 ÷ 12) × multiplier × 6 hours
    const pays = countries.all.map((country) => {
      const { overtime } = sampleOf(country, TODAY)
      const byHand =
        (Number(overtime.salary) / ((overtime.threshold * 52) / 12)) * overtime.multiplier * overtime.overtimeHours
      expect(Math.abs(Number(overtime.pay) - byHand)).toBeLessThan(0.006)
      return overtime.pay
    })
    expect(pays).toEqual(['236.01', '2884.62', '233.65', '288.46'])
  })

  it('names its fields in the language of the page', () => {
    const said = (language: Language) =>
      countries.all
        .map((country) => sampleOf(country, TODAY, language))
        .flatMap(({ fields, compliance }) => [...fields.map((f) => f.label), ...compliance.missing])
    const english = said('en')
    for (const language of LANGUAGE_CODES.filter((code) => code !== 'en')) {
      const left = said(language).filter(
        (label, i) => label === english[i] && !(language === 'fr' && label === 'Province'),
      )
      expect(left, language).toEqual([])
    }
  })

  it('is a record that lacks something, and a score that says so', () => {
    for (const country of countries.all) {
      const { compliance } = sampleOf(country, TODAY)
      expect(compliance.missing.length).toBeGreaterThan(0)
      expect(compliance.score).toBeLessThan(100)
      expect(compliance.person).toMatch(/\S+ \S+/)
    }
  })

  it('is the beginning of the onboarding page, in its formats', () => {
    for (const country of countries.all) {
      const { fields } = sampleOf(country, TODAY)
      expect(fields.length).toBeGreaterThan(2)
      for (const { label, placeholder } of fields) {
        const rule = country.fields.find((f) => f.label === label)?.on.onboarding
        expect(rule?.placeholder).toBe(placeholder)
      }
    }
  })

  it('is the same each time, and holds for years', () => {
    for (const country of countries.all)
      for (const day of [TODAY, '2028-02-29', '2030-12-31'])
        expect(sampleOf(country, day)).toEqual(sampleOf(country, day))
  })
})
