import { describe, expect, it } from 'vitest'
import { dirOf, LANGUAGE_CODES, LANGUAGES, languageFor } from './languages.ts'

describe('the language of a first visit', () => {
  it.each([
    ['what was chosen before', 'ta', ['fr-FR', 'en'], 'ta'],
    ['the first the browser asks for', null, ['fr-CA', 'en-CA'], 'fr'],
    ['the first of those we have', null, ['de-DE', 'hi-IN', 'en-IN'], 'hi'],
    ['Chinese of any place', null, ['zh-Hans-SG', 'en-SG'], 'zh'],
    ['a tag in capitals', null, ['AR-AE'], 'ar'],
    ['English when there is none', null, ['de', 'ja'], 'en'],
    ['no language that only begins like one of ours', null, ['fry', 'tam'], 'en'],
    ['the browser’s when something else was stored', 'xx', ['ta-SG'], 'ta'],
    ['English when nothing is known', null, [], 'en'],
  ])('is %s', (_why, stored, wanted, language) => {
    expect(languageFor(stored, wanted)).toBe(language)
  })
})

describe('the languages', () => {
  it('are listed once each, and only Arabic runs from right to left', () => {
    expect(LANGUAGES.map((l) => l.code)).toEqual([...LANGUAGE_CODES])
    expect(LANGUAGE_CODES.filter((code) => dirOf(code) === 'rtl')).toEqual(['ar'])
  })
})
