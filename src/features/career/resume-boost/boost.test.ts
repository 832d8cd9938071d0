import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boostOf, saysNothingNew, suggestionFor, withLine } from './boost.rules.ts'
import { fieldOf, isInAudience } from './promotion.rules.ts'

describe('a line of a CV', () => {
  it.each([
    ['Responsible for managing 12 cooks', true, 'Managed 12 cooks', ['weak']],
    ['responsible for managing 12 cooks', false, 'Manage 12 cooks', ['weak']],
    [
      'My duties included running the bar and ordering stock for 40 tables',
      true,
      'Ran the bar and ordering stock for 40 tables',
      ['weak'],
    ],
    ['I trained 3 new drivers', true, 'Trained 3 new drivers', ['pronoun', 'capital']],
    ['I drive 200 km a day', true, 'Drove 200 km a day', ['pronoun', 'tense']],
    ['Hard-working cook of 80 meals', true, 'Cook of 80 meals', ['praise', 'capital']],
    [
      'Cleaned 20 rooms on a daily basis in order to pass inspection',
      true,
      'Cleaned 20 rooms daily to pass inspection',
      ['wordy'],
    ],
    ['Successfully delivered 30 parcels', true, 'Delivered 30 parcels', ['wordy', 'capital']],
    ['Manage 5 shops', true, 'Managed 5 shops', ['tense']],
    ['Managing 5 shops', false, 'Manage 5 shops', ['tense']],
    ['welded 4 frames', true, 'Welded 4 frames', ['capital']],
  ] as const)('“%s” (over: %s)', (line, isOver, becomes, rules) => {
    const made = suggestionFor(line, isOver)
    expect(made).toMatchObject({ becomes })
    expect(made?.rules).toEqual(expect.arrayContaining([rules[0]]))
  })

  it.each([
    ['Managed 12 cooks', true],
    ['Night audit of 90 rooms', true],
    ['Manage 5 shops', false],
    ['Cook of 80 meals', true],
    ['Training manager for 4 sites', true],
    ['负责厨房的日常工作', true],
    ['مسؤول عن المطبخ', true],
    ['', true],
  ])('leaves “%s” as it is', (line, isOver) => expect(suggestionFor(line, isOver)).toBeNull())

  it('asks which verb is true where the line names a thing only, and claims none by itself', () => {
    const made = suggestionFor('Responsible for the night shift', true)
    expect(made).toMatchObject({
      becomes: 'Responsible for the night shift',
      question: { asks: 'verb', rest: 'the night shift' },
    })
  })
  it('asks how many where no figure stands, and puts none in', () =>
    expect(suggestionFor('I cleaned rooms', true)).toMatchObject({
      becomes: 'Cleaned rooms',
      question: { asks: 'number' },
    }))

  it('gets no number, name or word that was not in it', () => {
    const word = fc.constantFrom(
      ...'responsible for managing I led Managed 12 Tesco rooms successfully in order to on a daily basis hard-working my duties included the utilised 5% SGD 300 as well as Python drive'.split(
        ' ',
      ),
      'in order to',
      'responsible for',
      'my duties included',
      'I was responsible for',
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), fc.boolean(), (words, isOver) => {
        const line = words.join(' ')
        const made = suggestionFor(line, isOver)
        if (!made) return
        expect(saysNothingNew(line, made.becomes)).toBe(true)
        const numbers = (text: string) => text.match(/\d+/g) ?? []
        expect(numbers(made.becomes)).toEqual(numbers(line))
        // Taken once, the rules have nothing more to rewrite.
        expect(suggestionFor(made.becomes, isOver)?.becomes ?? made.becomes).toBe(made.becomes)
      }),
      { numRuns: 2_000 },
    )
  })
  it('knows when something new is said', () => {
    expect(saysNothingNew('Managed cooks', 'Managed 12 cooks')).toBe(false)
    expect(saysNothingNew('Helped the manager', 'Led the team')).toBe(false)
  })
})

describe('a CV', () => {
  const work = { name: 'Harbour Hotel', position: 'Cook', endDate: '2022-01' }
  const document = { work: [{ ...work, highlights: ['Cooked 80 meals', 'responsible for cleaning 2 kitchens'] }] }
  it('names each line with its job, and changes only the one that is taken', () => {
    const [found, ...others] = boostOf(document)
    expect(others).toEqual([])
    expect(found).toMatchObject({ entry: 0, line: 1, about: 'Cook, Harbour Hotel' })
    if (!found) throw new Error('nothing found')
    expect(withLine(document, found, found.suggestion.becomes).work[0]?.highlights).toEqual([
      'Cooked 80 meals',
      'Cleaned 2 kitchens',
    ])
  })
  it('is left alone where the line was changed meanwhile', () => {
    const [found] = boostOf(document)
    if (!found) throw new Error('nothing found')
    const other = { work: [{ ...work, highlights: ['Cooked 80 meals', 'Cleaned 3 kitchens'] }] }
    expect(withLine(other, found, 'Cleaned 2 kitchens')).toEqual(other)
  })
})

describe('an audience', () => {
  const countries = fc.uniqueArray(fc.constantFrom('AE', 'CA', 'IN', 'SG'), { maxLength: 4 })
  const industries = ['Hotels', ' hotels ', 'Care  Homes', 'Rail']
  const fields = fc.uniqueArray(fc.constantFrom(...industries.map(fieldOf)), { maxLength: 3 })
  const employer = fc.record({
    country: fc.constantFrom('AE', 'CA', 'IN', 'SG'),
    industry: fc.option(fc.constantFrom(...industries), { nil: null }),
  })

  it('left empty is everybody, and a choice more on one side never leaves an employer out whom it had', () => {
    fc.assert(
      fc.property(countries, fields, employer, (some, named, of) => {
        expect(isInAudience({ countries: [], fields: [] }, of)).toBe(true)
        const narrowed = isInAudience({ countries: some, fields: named }, of)
        if (narrowed && some.length > 0)
          expect(isInAudience({ countries: [...some, 'XX'], fields: named }, of)).toBe(true)
        if (some.length > 0 && !some.includes(of.country)) expect(narrowed).toBe(false)
        if (named.length > 0 && !named.includes(fieldOf(of.industry))) expect(narrowed).toBe(false)
      }),
    )
  })

  it('takes a field as the same however it is typed, and an employer that names none is of none', () => {
    const audience = { countries: [], fields: [fieldOf('Care Homes')] }
    expect(isInAudience(audience, { country: 'SG', industry: '  CARE   homes' })).toBe(true)
    expect(isInAudience(audience, { country: 'SG', industry: null })).toBe(false)
  })
})
