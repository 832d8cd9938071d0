import { describe, expect, test } from 'vitest'
import { criteriaOf } from '../../matching/matching/criteria.rules.ts'
import { needsOf } from './needs.rules.ts'
import { isHeld, skillsHeld, skillsKnown } from './skills.rules.ts'
import { judgeNeed } from './verdict.rules.ts'

const book = new Map(
  ['Python', 'SQL', 'Java', 'Excel', 'bookkeeping'].map((label, at) => [
    label.toLowerCase(),
    { label, skillId: at + 1 },
  ]),
)
const criteria = (...mustHave: string[]) =>
  criteriaOf({ mustHave, niceToHave: ['Java'], languages: [], questions: [] }, book)
const skill = (label: string, months: number | null = null) => {
  const key = `#${book.get(label.toLowerCase())?.skillId}`
  return [key, { key, label, said: null, evidence: [{ source: 'profile', years: null }] as const, months }] as const
}
const judged = (text: string, ...held: ReturnType<typeof skill>[]) =>
  criteria(text).flatMap(
    (one) => judgeNeed(one, new Map(held.map(([k, v]) => [k, { ...v, evidence: [...v.evidence] }]))) ?? [],
  )[0]

describe('what an advert asks', () => {
  const keys = (...texts: string[]) => needsOf(criteria(...texts)).needs.map((need) => need.map(({ label }) => label))
  test.each([
    ['each skill of a sentence is one need', ['Python and SQL'], [['Python'], ['SQL']], 0],
    ['a choice is one need', ['Python or Java'], [['Python', 'Java']], 0],
    ['asked twice, it is one need', ['Python', '3 years of Python'], [['Python']], 0],
    ['a trait cannot be read', ['A calm manner'], [], 1],
    ['a degree is no skill', ['Degree in bookkeeping'], [], 1],
    ['what nobody may be chosen by counts neither way', ['Young and energetic', 'Chinese only'], [], 0],
    ['what would be nice is not asked', ['Excel'], [['Excel']], 0],
  ])('%s', (_, texts, needs, unread) => {
    expect(keys(...texts)).toEqual(needs)
    expect(needsOf(criteria(...texts)).unread).toBe(unread)
  })
})

describe('what a must-have comes to', () => {
  test.each([
    ['met by a skill', 'Python', [skill('Python')], 'met'],
    ['partly when one of two is there', 'Python and SQL', [skill('SQL')], 'partly'],
    ['met by one of a choice', 'Python or Java', [skill('Java')], 'met'],
    ['missing when none is there', 'Python', [skill('SQL')], 'missing'],
    ['partly when the years are short', '5 years of Python', [skill('Python', 24)], 'partly'],
    ['met when the years are enough', '5 years of Python', [skill('Python', 60)], 'met'],
    ['unknown, never missing, when it could not be read', 'A calm manner', [], 'unknown'],
  ] as const)('%s', (_, text, held, verdict) => {
    expect(judged(text, ...held)?.verdict).toBe(verdict)
  })

  test('says which are missing, and by what the others are met', () => {
    expect(judged('Python and SQL', skill('SQL'))).toMatchObject({
      missing: ['Python'],
      held: [{ label: 'SQL', evidence: [{ source: 'profile' }] }],
    })
  })
})

describe('the skills of a person', () => {
  const profile = [{ label: 'Python', skillId: 1, years: 3 }]
  const said = (stand: 'confirmed' | 'added' | 'denied' | 'hidden' | 'learning') => ({
    id: '1',
    key: '#1',
    label: 'Python',
    stand,
    note: null,
    first: false,
  })
  const known = (...stands: ReturnType<typeof said>[]) => skillsKnown({ cv: null, profile, said: stands, tested: [] })

  test.each([
    ['confirmed', true],
    ['added', true],
    ['denied', false],
    ['hidden', false],
    ['learning', false],
  ] as const)('a skill that is %s: %s', (stand, held) => {
    expect(known(said(stand)).map(isHeld)).toEqual([held])
  })

  test('a test adds to a skill and gives none', () => {
    const tested = ['#1', '#2'].map((key) => ({
      key,
      label: 'Coding',
      test: 'coding',
      attempt: '1',
      score: 600,
      band: 80,
      counts: false,
      day: '2026-11-02',
    }))
    const skills = skillsKnown({ cv: null, profile, said: [], tested })
    expect(skills).toHaveLength(1)
    expect(skills[0]).toMatchObject({ months: 36, evidence: [{ source: 'profile' }, { source: 'test', score: 600 }] })
  })

  test('gives a skill by a badge only where its person lets it count, and takes it away with their word', () => {
    const badge = { key: '#9', label: 'computer programming', test: 'coding', attempt: '1', score: 600, band: 80 }
    const heldBy = (counts: boolean, ...stands: ReturnType<typeof said>[]) =>
      skillsHeld(
        skillsKnown({ cv: null, profile: [], said: stands, tested: [{ ...badge, counts, day: '2026-11-02' }] }),
      ).map(({ label }) => label)
    expect(heldBy(false)).toEqual([])
    expect(heldBy(true)).toEqual(['computer programming'])
    expect(heldBy(true, { ...said('denied'), key: '#9', label: 'computer programming' })).toEqual([])
  })

  test('what stands in the profile and is added is one skill with two sources', () => {
    expect(known(said('added'))[0]?.evidence.map(({ source }) => source)).toEqual(['profile', 'own'])
  })
})
