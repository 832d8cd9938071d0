import type { Day } from '../../../shared/dates.ts'
import type { Source } from '../../../shared/explain.ts'
import type { Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import type { DeclarationCeiling } from '../../declarations.ts'
import { declarationSources as sources } from './sources.ts'

/**
 * What counts of declared amounts at most, by tax year. The Act of 2025 numbers its sections anew from tax year 2026-27; amounts are as before.
 * Rupees in the tables, paise out.
 */

const recorded = '2026-11-30'
const OF_1961 = { from: '2025-04-01', until: '2026-03-31' } as const
const OF_2025 = { from: '2026-04-01', until: '2027-03-31' } as const

type Ceiling<T> = { section: string; most: T }

const bothActs = <T>(
  what: string,
  most: T,
  { before, since }: Record<'before' | 'since', { section: string; source: Source }>,
) =>
  effectiveDated<Ceiling<T>>(what, [
    { ...OF_1961, value: { section: before.section, most }, source: before.source, recorded },
    { ...OF_2025, value: { section: since.section, most }, source: since.source, recorded },
  ])

/** Two amounts: the usual one, and that with somebody of sixty or more. */
type ByAge = { usual: number; senior: number }

const savings = bothActs('Savings', 150_000, {
  before: { section: 's. 80C', source: sources.savings },
  since: { section: 's. 123 (80C)', source: sources.savings2025 },
})
const pension = bothActs('Own pension savings', 50_000, {
  before: { section: 's. 80CCD(1B)', source: sources.pension },
  since: { section: 's. 124 (80CCD(1B))', source: sources.sections },
})
const health = bothActs<ByAge & { checkUps: number }>(
  'Health insurance',
  { usual: 25_000, senior: 50_000, checkUps: 5_000 },
  {
    before: { section: 's. 80D', source: sources.health },
    since: { section: 's. 126 (80D)', source: sources.health2025 },
  },
)
const education = bothActs<null>('Interest on an education loan', null, {
  before: { section: 's. 80E', source: sources.education },
  since: { section: 's. 129 (80E)', source: sources.education },
})
const deposits = bothActs<ByAge>(
  'Interest on savings and deposits',
  { usual: 10_000, senior: 50_000 },
  {
    before: { section: 's. 80TTA, 80TTB', source: sources.interest },
    since: { section: 's. 153 (80TTA, 80TTB)', source: sources.interest },
  },
)
const home = bothActs<{ usual: number; limited: number }>(
  'Interest on a housing loan',
  { usual: 200_000, limited: 30_000 },
  {
    before: { section: 's. 24(b)', source: sources.home },
    since: { section: 's. 22 (24(b))', source: sources.home2025 },
  },
)
const rent = effectiveDated<{ section: string; taxIdAbove: number; asksRelation: boolean }>('Rent', [
  {
    ...OF_1961,
    value: { section: 's. 10(13A), r. 2A', taxIdAbove: 100_000, asksRelation: false },
    source: sources.landlord,
    recorded,
  },
  {
    ...OF_2025,
    value: { section: 'Schedule III (10(13A)), r. 279', taxIdAbove: 100_000, asksRelation: true },
    source: sources.landlord2026,
    recorded,
  },
])
const professional = bothActs<null>('Professional tax', null, {
  before: { section: 's. 16(iii)', source: sources.sections },
  since: { section: 's. 19 (16(iii))', source: sources.sections },
})

const SENIOR = 60
const paise = (rupees: number): Minor => rupees * 100

/** All that holds on a day. @throws RangeError for a day of a tax year that is not on file */
export const ceilingsOn = (day: Day) => {
  const [ofHealth, ofDeposits, ofHome] = [health.on(day).value, deposits.on(day).value, home.on(day).value]
  const [ofSavings, ofPension, ofRent] = [savings.on(day).value, pension.on(day).value, rent.on(day).value]
  return {
    savings: { section: ofSavings.section, most: paise(ofSavings.most) },
    pension: { section: ofPension.section, most: paise(ofPension.most) },
    health: {
      section: ofHealth.section,
      most: (isSenior: boolean): Minor => paise(isSenior ? ofHealth.most.senior : ofHealth.most.usual),
      checkUps: paise(ofHealth.most.checkUps),
    },
    education: { section: education.on(day).value.section },
    deposits: {
      section: ofDeposits.section,
      most: (age: number): Minor => paise(age >= SENIOR ? ofDeposits.most.senior : ofDeposits.most.usual),
      /** Of seniors interest on any deposit, of others that on savings alone. */
      takesAny: (age: number): boolean => age >= SENIOR,
    },
    home: {
      section: ofHome.section,
      most: (isLimited: boolean): Minor => paise(isLimited ? ofHome.most.limited : ofHome.most.usual),
    },
    rent: { section: ofRent.section, taxIdAbove: paise(ofRent.taxIdAbove), asksRelation: ofRent.asksRelation },
    professional: { section: professional.on(day).value.section },
  }
}

/** What each group says of its ceiling, for somebody of an age; of an age that is not known, the lower. */
export const groupCeilings = (day: Day, age: number | null): Readonly<Record<string, DeclarationCeiling>> => {
  const found = ceilingsOn(day)
  const reached = age ?? 0
  return {
    rent: { most: null, rule: found.rent.section },
    savings: { most: found.savings.most, rule: found.savings.section },
    pension: { most: found.pension.most, rule: found.pension.section },
    health: { most: found.health.most(reached >= SENIOR), rule: found.health.section },
    parents: { most: found.health.most(false), rule: found.health.section },
    education: { most: null, rule: found.education.section },
    home: { most: found.home.most(false), rule: found.home.section },
    interest: { most: found.deposits.most(reached), rule: found.deposits.section },
  }
}
