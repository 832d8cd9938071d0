import { type Day, daysBetween } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { ruleOf } from '../../derived.ts'
import { explain, refuseNegative } from '../../payroll.ts'
import { inMajor, inMinor, larger, NONE, percent, smaller } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/** Gratuity (Code on Social Security) and statutory bonus (Code on Wages). Amounts in paise, to the paisa. */

const recorded = '2026-11-23'
/** Looked at again by then: a day after it is refused. */
const until = '2027-03-31'

const gratuityFigures = effectiveDated('Gratuity', [
  {
    from: '2018-03-29',
    until: '2025-11-20',
    value: { ofYear: exact(15).div(26), leastYears: 5, leastYearsFixedTerm: 5 },
    source: sources.gratuityOf1972,
    recorded,
  },
  {
    from: '2025-11-21',
    until,
    value: {
      /** 15 days of a month of 26. */
      ofYear: exact(15).div(26),
      leastYears: 5,
      leastYearsFixedTerm: 1,
    },
    source: sources.gratuity,
    recorded,
  },
])
const gratuityCeiling = effectiveDated('Gratuity ceiling', [
  { from: '2018-03-29', until, value: exact(2_000_000), source: sources.gratuityCeiling, recorded },
])

export type Service = {
  years: number
  /** Whole months beyond the years. */
  months: number
  /** Days beyond the months. */
  days?: number
  fixedTerm?: boolean
  /** Service ended by death or disablement: no least length. */
  deathOrDisablement?: boolean
}

export type GratuityEligibility = { eligible: boolean; leastYears: number; proRata: boolean }

/** Who is owed gratuity: after five years of continuous service, on a fixed term after one, and for that pro rata. */
export const gratuityEligibility = (service: Service, day: Day): GratuityEligibility => {
  const { leastYears, leastYearsFixedTerm } = gratuityFigures.on(day).value
  const fixedTerm = (service.fixedTerm ?? false) && leastYearsFixedTerm < leastYears
  const least = fixedTerm ? leastYearsFixedTerm : leastYears
  return {
    eligible: (service.deathOrDisablement ?? false) || service.years >= least,
    leastYears: least,
    proRata: fixedTerm,
  }
}

/** Years that count: a part above six months is one; on a fixed term each month is its part. */
const yearsCounted = (service: Service, proRata: boolean): Exact => {
  const { years, months, days = 0 } = service
  if (proRata) return exact(years).add(exact(months).div(12))
  return exact(years + (months > 6 || (months === 6 && days > 0) ? 1 : 0))
}

export type Gratuity = { years: Exact; uncapped: Minor; amount: Minor; eligible: boolean; why: Explained }

/** Gratuity on leaving: 15/26 of the last month’s wages for each year, within the ceiling. Nought for who is not owed any. */
export const gratuity = (lastWages: Minor, service: Service, day: Day): Gratuity => {
  refuseNegative('Wages', lastWages)
  const edition = gratuityFigures.on(day)
  const { eligible, proRata } = gratuityEligibility(service, day)
  const years = yearsCounted(service, proRata)
  const uncapped = inMajor(lastWages).mul(edition.value.ofYear).mul(years)
  const ceiling = gratuityCeiling.on(day).value
  const amount = eligible ? inMinor(smaller(uncapped, ceiling)) : 0
  const why = explain({
    rule: ruleOf('in.gratuity', 'Gratuity, 15/26 of last wages for each year', edition),
    unit: 'INR',
    value: inMajor(amount),
    inputs: [
      ['Last wages a month', inMajor(lastWages)],
      ['Years that count', years, 'years'],
      ['Ceiling', ceiling],
    ],
    steps: [['Before the ceiling', uncapped]],
  })
  return { years, uncapped: inMinor(uncapped), amount, eligible, why }
}

/**
 * What gratuity has grown to by a day while nobody leaves: 15/26 of a month’s wages for each year of service, days of a year as 365, within the
 * ceiling. It is set aside from the first day, since most of it is owed once five years are over; whoever leaves before gets none of it.
 */
export const gratuitySetAside = (wages: Minor, q: { serviceFrom: Day; on: Day }): { amount: Minor; why: Explained } => {
  refuseNegative('Wages', wages)
  const edition = gratuityFigures.on(q.on)
  const years = exact(Math.max(0, daysBetween(q.serviceFrom, q.on) + 1)).div(365)
  const grown = inMajor(wages).mul(edition.value.ofYear).mul(years)
  const ceiling = gratuityCeiling.on(q.on).value
  const amount = inMinor(smaller(grown, ceiling))
  const why = explain({
    rule: ruleOf('in.gratuity.set_aside', 'Gratuity set aside, 15/26 of a month’s wages for each year', edition),
    unit: 'INR',
    value: inMajor(amount),
    inputs: [
      ['Wages a month', inMajor(wages)],
      ['Years of service', years, 'years'],
      ['Ceiling', ceiling],
    ],
    steps: [['Before the ceiling', grown]],
  })
  return { amount, why }
}

const bonusFigures = effectiveDated('Statutory bonus', [
  {
    from: '2015-04-01',
    until,
    value: {
      wagesUpTo: exact(21_000),
      reckonedOn: exact(7000),
      least: percent('8.33'),
      most: percent(20),
      leastAmount: exact(100),
      leastDays: 30,
    },
    source: sources.bonus,
    recorded,
  },
])

export type StatutoryBonus = { eligible: boolean; wages: Minor; least: Minor; most: Minor; why: Explained }

/**
 * What a year’s bonus is at least and at most, in paise: on wages up to 7,000 or the minimum wage, whichever is higher, for the months worked.
 * Nobody above 21,000 a month, nor with less than 30 days worked.
 */
export const statutoryBonus = (q: {
  wages: Minor
  months: number
  minimumWage?: Minor
  daysWorked?: number
  day: Day
}): StatutoryBonus => {
  refuseNegative('Wages', q.wages)
  const edition = bonusFigures.on(q.day)
  const figures = edition.value
  const wages = inMajor(q.wages)
  const worked = q.daysWorked ?? q.months * 30
  const eligible = wages.compare(figures.wagesUpTo) <= 0 && worked >= figures.leastDays
  const reckoned = smaller(wages, larger(figures.reckonedOn, inMajor(q.minimumWage ?? 0)))
  const ofYear = reckoned.mul(q.months)
  const least = eligible ? larger(ofYear.mul(figures.least), figures.leastAmount) : NONE
  const most = eligible ? larger(ofYear.mul(figures.most), least) : NONE
  const why = explain({
    rule: ruleOf('in.bonus', 'Statutory bonus, 8.33 % to 20 %', edition),
    unit: 'INR',
    value: least,
    inputs: [
      ['Wages a month', wages],
      ['Reckoned on', reckoned],
      ['Months', q.months, 'months'],
    ],
  })
  return { eligible, wages: inMinor(reckoned), least: inMinor(least), most: inMinor(most), why }
}
