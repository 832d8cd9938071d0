import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LevyStanding, PayingPerson } from '../../../countries/levy.ts'
import { loadPayrolls } from '../../../countries/payroll.registry.ts'
import { levyAdvice } from './levy-advice.rules.ts'

const DAY = '2026-10-31'
const local = (agreed: number): PayingPerson => ({ facts: { cpfStatus: 'citizen' }, agreed })
const foreigner = (levyTier: string): PayingPerson => ({ facts: { cpfStatus: 'foreigner', levyTier }, agreed: 150_000 })
const many = (count: number, one: PayingPerson): PayingPerson[] => Array.from({ length: count }, () => one)

const standingOf = async (people: readonly PayingPerson[], day = DAY): Promise<LevyStanding | null> => {
  const levy = (await loadPayrolls()).get('SG')?.rules.levy
  if (!levy) throw new Error('no levy')
  return levy.standing(people, day)
}

describe('where foreigners stand in the tiers of the levy of Singapore', () => {
  test('is reckoned by hand for a shop of 45 local people and five work permits', async () => {
    // 50 people; a tenth is 5: the five fill the first tier. With a sixth, 51 people, a tenth is still 5.
    const standing = await standingOf([...many(45, local(300_000)), ...many(5, foreigner('services_1'))])
    expect(standing).toMatchObject({ sector: 'services', workforce: 50, foreign: 5, tier: 1, left: 0, dearer: 0 })
    expect(standing).toMatchObject({ rate: 30_000, nextRate: 40_000, firstRate: 30_000 })
  })

  test('counts S Passes with work permits, part-timers by half, and whoever earns less than half the qualifying salary not at all', async () => {
    const people = [...many(20, local(180_000)), ...many(10, local(90_000)), ...many(7, local(89_999))]
    const standing = await standingOf([...people, ...many(4, foreigner('services_1')), ...many(2, foreigner('s_pass'))])
    // 20 + 5 + 6 = 31; a tenth is 3, a quarter 7: six stand in the second tier, three of them above the first.
    expect(standing).toMatchObject({ workforce: 31, foreign: 6, tier: 2, dearer: 3, rate: 40_000, nextRate: 60_000 })
  })

  test('of manufacturing is a quarter, a half and three fifths', async () => {
    const standing = await standingOf([...many(40, local(300_000)), ...many(60, foreigner('manufacturing_3'))])
    expect(standing).toMatchObject({ sector: 'manufacturing', tier: 3, left: 0, nextRate: null, rate: 55_000 })
    const over = await standingOf([...many(40, local(300_000)), ...many(61, foreigner('manufacturing_3'))])
    expect(over).toMatchObject({ tier: 4, left: 0 })
  })

  test('is nothing without a sector that has tiers, and before and after the figures that are on file', async () => {
    expect(await standingOf(many(5, foreigner('construction_1')))).toBeNull()
    expect(await standingOf(many(5, local(300_000)))).toBeNull()
    const shop = [...many(45, local(300_000)), ...many(5, foreigner('services_1'))]
    expect(await standingOf(shop, '2022-12-31')).toBeNull()
    expect(await standingOf(shop, '2025-08-31')).toBeNull()
    expect(await standingOf(shop, '2028-01-31')).toBeNull()
  })

  test('left is exactly how many more the tier takes: each hire makes the workforce larger as well', async () => {
    const levy = (await loadPayrolls()).get('SG')?.rules.levy
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 60 }), (locals, foreigners) => {
        const of = (more: number) =>
          levy?.standing([...many(locals, local(300_000)), ...many(foreigners + more, foreigner('services_1'))], DAY)
        const now = of(0)
        if (!now || now.tier > 3) return
        expect(of(now.left)?.tier).toBe(now.tier)
        expect(of(now.left + 1)?.tier).toBeGreaterThan(now.tier)
      }),
    )
  })
})

describe('the advisory on the tier of the levy', () => {
  const standing: LevyStanding = {
    sector: 'services',
    workforce: 50,
    foreign: 8,
    tier: 2,
    left: 4,
    dearer: 3,
    rate: 40_000,
    nextRate: 60_000,
    firstRate: 30_000,
    source: { title: '', checkedOn: DAY, confirmed: false },
  }
  const given = (over: Partial<LevyStanding> = {}, month: string | undefined = '2026-10') =>
    levyAdvice({ ...standing, ...over }, { month, levy: 320_000 }, '2026-12-31')

  test('promises what those above the first tier cost beside its levy', () => {
    expect(given()).toMatchObject([
      {
        kind: 'levy',
        about: 'services',
        promise: { unit: 'minor', months: ['2026-10'], before: 320_000, change: -30_000 },
        expiresOn: '2026-12-31',
      },
    ])
  })

  test('is given when the next two hires come into a dearer tier, and not while there is room', () => {
    expect(given({ tier: 1, dearer: 0, left: 2 })[0]?.promise.change).toBe(0)
    expect(given({ tier: 1, dearer: 0, left: 3 })).toEqual([])
  })

  test('is never given of fewer than five foreigners, nor before a month is locked', () => {
    expect(given({ foreign: 4 })).toEqual([])
    expect(levyAdvice(standing, { month: undefined, levy: 0 }, '2026-12-31')).toEqual([])
    expect(levyAdvice(null, { month: '2026-10', levy: 0 }, '2026-12-31')).toEqual([])
  })
})
