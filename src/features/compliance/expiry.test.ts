import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadCountries } from '../../countries/registry.ts'
import { addDays } from '../../shared/dates.ts'
import { expiryFields, passLabel, TIERS, tierOn } from './expiry.rules.ts'
import { hrLetter, ownLetter } from './letters.ts'

const today = '2026-11-20'

describe('the tier an expiry has reached', () => {
  it.each([
    [91, null],
    [90, 90],
    [61, 90],
    [60, 60],
    [31, 60],
    [30, 30],
    [8, 30],
    [7, 7],
    [1, 7],
    [0, 0],
    [-400, 0],
  ])('%d days before is %s', (days, tier) => expect(tierOn(addDays(today, days), today)).toBe(tier))

  it('only becomes more urgent as days pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 200 }), fc.nat({ max: 300 }), (days, later) => {
        const rank = (at: string) => [null, ...TIERS].indexOf(tierOn(addDays(today, days), at))
        expect(rank(addDays(today, later))).toBeGreaterThanOrEqual(rank(today))
      }),
    )
  })
})

it('every country’s expiry dates are called by what expires', async () => {
  const { all } = await loadCountries()
  const labels = all.map((c) => [c.code, expiryFields(c).map((f) => passLabel(f, {}))])
  expect(labels).toEqual([
    ['SG', ['Work Pass']],
    ['IN', ['Visa']],
    ['CA', ['Work Permit']],
    ['AE', ['Visa']],
  ])
  const [singapore] = all
  const field = singapore && expiryFields(singapore)[0]
  expect(field && passLabel(field, { workPassType: 's_pass' })).toBe('S Pass')
})

describe('a letter', () => {
  const lines = [
    { what: 'Passport', who: 'Tan Wei Ming (SG001)', expires: '2026-11-19', days: -1, tier: 0 },
    { what: 'S Pass', who: 'Priya (SG002)', expires: '2026-11-27', days: 7, tier: 7 },
    { what: 'Visa', who: 'Ali (AE001)', expires: '2026-11-21', days: 1, tier: 7 },
  ]
  const to = { name: 'Mei', language: 'en', company: 'Harbour Works' }

  it('says what of whom runs out when, by urgency', () => {
    const { subject, text } = hrLetter(to, lines, 'https://x.example/y')
    expect(subject).toBe('3 documents need your attention')
    expect(text).toBe(
      [
        'Hello Mei,',
        'these passes, permits and documents of people at Harbour Works run out soon or have run out:',
        'Expired, or expires today\n- Tan Wei Ming (SG001), Passport: 2026-11-19 (expired 1 day ago)\n\nWithin 7 days\n- Priya (SG002), S Pass: 2026-11-27 (7 days left)\n- Ali (AE001), Visa: 2026-11-21 (1 day left)',
        'See all of them:\nhttps://x.example/y',
      ].join('\n\n'),
    )
  })

  it('to the person names nobody else, and speaks their language', () => {
    const own = ownLetter({ ...to, language: 'ar' }, lines.slice(0, 1))
    expect(own.subject).toBe('وثيقة تحتاج إلى انتباهك')
    expect(own.text).toContain('انتهت قبل يوم واحد')
    expect(own.text).not.toContain('Tan Wei Ming')
  })

  it('names a hundred and counts the rest', () => {
    const many = Array.from({ length: 130 }, () => lines[1] as (typeof lines)[number])
    expect(hrLetter(to, many, 'u').text).toContain('and 30 more.')
  })
})
