import { beforeAll, describe, expect, it } from 'vitest'
import type { Countries } from './countries.ts'
import { findingsOf, type PostingFacts } from './posting.ts'
import { loadCountries } from './registry.ts'

let countries: Countries
beforeAll(async () => {
  countries = await loadCountries()
})

const TODAY = '2026-11-21'

/** An advert that breaks nothing anywhere. */
const facts = (over: Partial<PostingFacts> = {}): PostingFacts => ({
  title: 'Warehouse coordinator',
  text: 'Warehouse coordinator. You plan deliveries. There is no registration fee. Single point of contact for drivers.',
  payMin: 3000_00,
  payMax: 4000_00,
  yearMin: 36_000_00,
  yearMax: 48_000_00,
  region: '',
  has25: true,
  usesAi: false,
  aiStatement: '',
  vacancyExists: true,
  languages: [],
  agencyNumber: '',
  questions: [
    'Do you hold a forklift licence?',
    'How many years have you worked in a warehouse? Give your language level.',
  ],
  vacancies: 1,
  ...over,
})
const ontario = (over: Partial<PostingFacts>) => facts({ region: 'Ontario', ...over })
const text = (words: string) => ({ text: words })

const found = (code: string, f: PostingFacts, today = TODAY) =>
  findingsOf(countries.get(code).posting.rules, f, today).map((x) => `${x.severity} ${x.id}`)

describe('the check before an advert is published', () => {
  it.each(['SG', 'IN', 'CA', 'AE'])('leaves a plain advert in %s alone', (code) => {
    expect(found(code, facts()).filter((f) => !f.startsWith('note'))).toEqual([])
  })

  it.each<[string, string, PostingFacts]>([
    ['SG', 'block pay-shown', facts({ payMin: null, payMax: null })],
    ['SG', 'block pay-spread', facts({ payMin: 3000_00, payMax: 6000_01 })],
    ['SG', 'block exclusion', facts(text('Chinese only'))],
    ['SG', 'warn wording', facts(text('A young and energetic team'))],
    ['SG', 'block language-reason', facts({ languages: [{ language: 'Mandarin', reason: ' ' }] })],
    ['SG', 'note advertising-clock', facts()],
    ['SG', 'block no-fee', facts(text('A refundable deposit is taken'))],
    ...[
      'How old are you?',
      'Your NRIC',
      'Gender',
      'Which race are you?',
      'What is your religion?',
      'Marital status',
      'Do you have children?',
      'Do you have a disability?',
      'Attach a recent photo',
      'Date of birth',
    ].map((q): [string, string, PostingFacts] => ['SG', 'block personal-question', facts({ questions: [q] })]),
    ['CA', 'block personal-question', facts({ questions: ['Are you pregnant?'] })],
    ['AE', 'block personal-question', facts({ questions: ['Your religion?'] })],
    ['IN', 'warn personal-question', facts({ questions: ['Your age?'] })],
    ['CA', 'block on-canadian-experience', ontario({ questions: ['Do you have Canadian experience?'] })],
    ['CA', 'block on-pay-shown', ontario({ payMin: null })],
    ['CA', 'block on-pay-spread', ontario({ yearMin: 80_000_00, yearMax: 130_000_01 })],
    ['CA', 'block on-ai', ontario({ usesAi: null })],
    ['CA', 'block on-ai', ontario({ usesAi: true })],
    ['CA', 'block on-vacancy', ontario({ vacancyExists: null })],
    ['CA', 'block on-canadian-experience', ontario(text('Canadian work experience is required'))],
    ['CA', 'warn pay-shown', facts({ region: 'Quebec', payMin: null })],
    ['CA', 'block exclusion', facts(text('Females only'))],
    ['CA', 'warn wording', facts(text('native English speaker'))],
    ['CA', 'block language-reason', facts({ languages: [{ language: 'French', reason: '' }] })],
    ['CA', 'block no-fee', facts(text('Training fee of $200'))],
    ['AE', 'block no-fee', facts(text('Visa charges are paid by the candidate'))],
    ['AE', 'block mediation-licence', facts(text('Our client, a hotel, is looking for a cook'))],
    ['AE', 'block exclusion', facts(text('Age limit 35'))],
    ['AE', 'warn wording', facts(text('good-looking'))],
    ['AE', 'block language-reason', facts({ languages: [{ language: 'Arabic', reason: '' }] })],
    ['AE', 'warn pay-shown', facts({ payMax: null })],
    ['IN', 'block exclusion', facts(text('only unmarried women'))],
    ['IN', 'warn wording', facts(text('salesman'))],
    ['IN', 'block language-reason', facts({ languages: [{ language: 'Hindi', reason: '' }] })],
    ['IN', 'warn pay-shown', facts({ payMin: null })],
    ['IN', 'block no-fee', facts(text('Pay Rs 500 to apply'))],
  ])('%s: %s', (code, finding, f) => {
    expect(found(code, f)).toContain(finding)
  })

  it.each<[string, PostingFacts]>([
    ['a range of exactly twice the lowest', facts({ payMin: 3000_00, payMax: 6000_00 })],
    ['a language with its reason', facts({ languages: [{ language: 'Mandarin', reason: 'Serves customers in it' }] })],
    ['a fee that is denied', facts(text('We never charge candidates any application fee.'))],
    ['words that only look alike', facts(text('A single page application; manage young plants; canadian office'))],
  ])('SG lets pass %s', (_what, f) => {
    expect(found('SG', f).filter((x) => !x.startsWith('note'))).toEqual([])
  })

  it.each<[string, PostingFacts]>([
    ['a small employer', ontario({ has25: false, vacancyExists: null, usesAi: null })],
    ['a wide range above 200,000', ontario({ yearMin: 150_000_00, yearMax: 210_000_00 })],
    ['exactly 50,000 between', ontario({ yearMin: 80_000_00, yearMax: 130_000_00 })],
    ['another province', facts({ region: 'Alberta', vacancyExists: null, usesAi: null })],
    ['intelligence used and told', ontario({ usesAi: true, aiStatement: 'A program sorts by skills; people decide.' })],
    ['no experience asked', ontario(text('No Canadian experience is needed'))],
  ])('Ontario lets pass %s', (_what, f) => {
    expect(found('CA', f)).toEqual([])
  })

  it('asks nothing before the day a rule holds', () => {
    expect(found('CA', ontario({ vacancyExists: null }), '2025-12-31')).toEqual([])
    expect(found('CA', ontario({ vacancyExists: null }), '2026-01-01')).toEqual(['block on-vacancy'])
  })

  it('asks for the agent where people in India are recruited for abroad', () => {
    const { abroad } = countries.get('IN').posting
    expect(findingsOf(abroad, facts(), TODAY).map((f) => f.id)).toEqual(['in-recruiting-agent'])
    expect(findingsOf(abroad, facts({ agencyNumber: 'B-0001/DEL/PER/1000+/5/2020' }), TODAY)).toEqual([])
  })

  it('names a source and a day for every rule, and steps of pay that rise', () => {
    for (const { posting } of countries.all) {
      for (const rule of [...posting.rules, ...posting.abroad]) {
        expect(rule.source.title.length).toBeGreaterThan(10)
        expect(rule.from).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
      const ids = [...posting.rules, ...posting.abroad].map((r) => r.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect([...posting.payBands].sort((a, b) => a - b)).toEqual([...posting.payBands])
    }
  })
})
