import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phraseIn, renderRejectionLetter } from '../letters/phrases.rules.ts'
import { wrongWith } from '../stages/settings.rules.ts'
import { redactIdentity } from './identity.rules.ts'
import { ranksBetween, type Stage, sameIn } from './rules.ts'

describe('places between two cards', () => {
  test('lie in between, in order, however many', () => {
    const rank = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(fc.option(rank), fc.option(rank), fc.integer({ min: 1, max: 50 }), (after, before, count) => {
        if (after !== null && before !== null && before - after < 1) return
        const found = ranksBetween(after, before, count) as number[]
        expect(found).toHaveLength(count)
        const all = [...(after === null ? [] : [after]), ...found, ...(before === null ? [] : [before])]
        for (let i = 1; i < all.length; i++) expect(all[i] as number).toBeGreaterThan(all[i - 1] as number)
      }),
    )
  })
  test('are not found where the gap is gone', () => {
    expect(ranksBetween(1, 1 + 1e-7, 1)).toBeNull()
  })
})

describe('a list of stages', () => {
  const stage = (kind: Stage['kind'], name: string = kind) => ({ id: null, name, kind })
  test.each([
    [[stage('applied'), stage('hired')], null],
    [[stage('review'), stage('hired')], 'The first stage must be the one for those who have applied.'],
    [[stage('applied'), stage('offer')], 'The last stage must be the one for those who are hired.'],
    [
      [stage('applied'), stage('hired', 'A'), stage('hired', 'B')],
      'Only one stage can be the one for those who are hired.',
    ],
    [[stage('applied', 'New'), stage('review', 'new'), stage('hired')], 'Two stages have the same name.'],
  ])('%j', (stages, sentence) => expect(wrongWith(stages)).toBe(sentence))
})

test('in another pipeline one stands at the same kind, or the nearest before it', () => {
  const at = (id: string, kind: Stage['kind'], archived = false): Stage => ({
    id,
    kind,
    archived,
    name: id,
    pipelineId: 'p',
    position: 1,
  })
  const stages = [at('a', 'applied'), at('b', 'interview'), at('c', 'hired')]
  expect(sameIn('interview', stages)?.id).toBe('b')
  expect(sameIn('offer', stages)?.id).toBe('b')
  expect(sameIn('review', stages)?.id).toBe('a')
})

describe('text without what says who somebody is', () => {
  test.each([
    ['I am Priya Nair, call +65 9123 4567', ['Priya Nair'], 'I am ••• •••, call •••'],
    ['priya@home.example or https://priya.example/cv', ['Priya Nair'], '••• or •••'],
    ['Li and AL go; an, Lin and prıce stay', ['Li Al', 'An'], '••• and ••• go; an, Lin and prıce stay'],
    ['My name is Ng Wei Ling, or Ng', ['Ng Wei Ling'], 'My name is ••• ••• •••, or •••'],
    ['我叫王伟，我会开叉车', ['王伟'], '我叫•••，我会开叉车'],
    ['أنا فاطمة المنصوري', ['فاطمة المنصوري'], 'أنا ••• •••'],
    ['5 years at Nairobi', ['Nair'], '5 years at Nairobi'],
    ['C++ (2019-2023)', ['Person'], 'C++ (2019-2023)'],
  ])('%s', (text, names, hidden) => expect(redactIdentity(text, names)).toBe(hidden))
})

describe('the letter that tells somebody no', () => {
  test('says it in each language, with the company’s own words as they are', () => {
    for (const language of ['en', 'fr', 'ar', 'hi', 'ta', 'zh', 'xx']) {
      const { subject, body } = renderRejectionLetter(language, {
        name: 'Lena',
        company: 'Harbour',
        job: 'Cook',
        said: 'We move to Johor.',
      })
      expect(subject).toContain('Harbour')
      expect(body).toContain('Lena')
      expect(body).toContain('We move to Johor.')
    }
  })
  test('knows the first reasons in each language', () => {
    for (const language of ['fr', 'ar', 'hi', 'ta', 'zh'])
      expect(phraseIn(language, 'The position has been filled.')).not.toContain('filled')
  })
})
