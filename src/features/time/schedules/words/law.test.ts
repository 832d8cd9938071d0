import { describe, expect, test } from 'vitest'
import { loadCountries } from '../../../../countries/registry.ts'
import { type CountryWords, translator } from '../../../../countries/translate.ts'
import ar from './law.ar.ts'
import fr from './law.fr.ts'
import hi from './law.hi.ts'
import ta from './law.ta.ts'
import zh from './law.zh.ts'

const countries = await loadCountries()
const said = [
  ...new Set(
    countries.all.flatMap(({ time }) => [
      ...time.limits.flatMap(({ label, exemption }) => [label, ...(exemption ? [exemption.title] : [])]),
      ...time.classes.map(({ label }) => label),
      ...time.regimes.filter(({ refused }) => !refused).map(({ label }) => label),
    ]),
  ),
]
const notices = [
  'Only 3 hours 20 minutes left',
  'None left',
  '57.5 of 72 hours',
  '72 hours of overtime a month: 80 hours 30 minutes planned',
  '9 hours of rest; 11 are needed',
  'No rest day in the week of 2026-11-02; 1 is needed',
  '13 days without a day off; 12 at most',
  'A break is needed after 6 hours',
  'Overlaps the shift 2026-11-04 07:00–15:00',
  'Under 18: 6 hours a day at most',
  'Less than 48 hours before the start',
  'Overtime beyond 8 hours a day or 44 a week',
  '1.5 × hourly basic, 12 × monthly ÷ (52 × 44)',
  'Of 7 people: 3 without the skill, 2 on leave, 2 over the law’s hours',
]
/** Letters of the language; French is told from English by not being it. */
const written: [string, CountryWords, RegExp][] = [
  ['Arabic', ar, /[\u0600-\u06ff]/],
  ['Hindi', hi, /[\u0900-\u097f]/],
  ['Tamil', ta, /[\u0b80-\u0bff]/],
  ['Chinese', zh, /[\u4e00-\u9fff]/],
]

describe('what the laws on working time say', () => {
  test.each(written)('is all there in %s and holds no English', (_language, words, letters) => {
    const say = translator(words)
    for (const english of [...said, ...notices]) {
      expect(say(english), english).toMatch(letters)
      expect(say(english), english).not.toMatch(/[A-Za-z]{4}/)
      for (const figure of english.match(/\d+(\.\d+)?/g) ?? []) expect(say(english), english).toContain(figure)
    }
  })

  test('is all there in French', () => {
    const say = translator(fr)
    for (const english of [...said, ...notices]) {
      expect(Object.keys(fr).includes(english) || say(english) !== english, english).toBe(true)
      expect(say(english), english).not.toMatch(/\b(hours|overtime|week|day|rest|left|of)\b/i)
    }
  })

  test('has the same gaps in every language', () => {
    for (const words of [fr, ar, hi, ta, zh]) expect(Object.keys(words)).toEqual(Object.keys(fr))
  })
})
