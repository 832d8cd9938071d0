import type { Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { type Exact, exact } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { ruleOf } from '../../derived.ts'
import { explain } from '../../payroll.ts'
import { bandOf, NONE, notNegative, percent, smaller, toNearest } from '../../reckoning.ts'
import { taxBands } from './bands.ts'
import { contributionFigures } from './contributions.figures.ts'
import { paySources as sources } from './sources.ts'

/**
 * Income tax of Quebec withheld from pay, TP-1015.F-V: regular payments (2.1.1) and lump sums by method 2 (2.1.2). Each parenthesis is rounded
 * to the cent as it resolves, as the guide's appendices do. Amounts exact and in dollars; letters in comments are those of the guide.
 */

const recorded = '2026-11-23'

const quebecFigures = effectiveDated('Income tax of Quebec (TP-1015.F-V)', [
  {
    from: '2025-01-01',
    until: '2025-12-31',
    value: {
      bands: taxBands([53_255, 14, 0], [106_495, 19, 2662], [129_590, 24, 7987], [null, 25.75, 10_255]),
      basic: exact(18_571),
      credit: percent(14),
      workers: { rate: percent(6), most: exact(1420) },
      lumpSum: { upTo: exact(18_571), rate: percent(7) },
      funds: percent(15),
    },
    source: sources.tp1015of2025,
    recorded,
  },
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: {
      bands: taxBands([54_345, 14, 0], [108_680, 19, 2717], [132_245, 24, 8151], [null, 25.75, 10_465]),
      basic: exact(18_952),
      credit: percent(14),
      workers: { rate: percent(6), most: exact(1450) },
      lumpSum: { upTo: exact(18_952), rate: percent(7) },
      funds: percent(15),
    },
    source: sources.tp1015,
    recorded,
  },
])

export type QuebecTaxInput = {
  payDay: Day
  periods: number
  /** Pay of the period without lump sums (G). */
  income: Exact
  /** Bonus, retroactive pay or the like of this period (B2), and of the year before it (B1). */
  lumpSum?: Exact
  lumpSumsBefore?: Exact
  /** Registered plans of the period (F), and what of them was taken from the lump sum, or from those before. */
  registered?: Exact
  lumpSumRegistered?: Exact
  lumpSumsBeforeRegistered?: Exact
  /** QPP contribution of the period (C) and its second additional part (C2). */
  pension: Exact
  secondPension?: Exact
  /** Pensionable pay of the period with lump sums (S3); left out: all of it. */
  pensionable?: Exact
  /** Deduction for additional contributions on the year's earlier lump sums (CSB1). */
  additionalBefore?: Exact
  /** Personal credits (E); left out: the basic amount. */
  credits?: Exact
  /** Deductions of the year from the form or allowed (J, J1), and credits allowed (K1). */
  deductions?: Exact
  allowedCredits?: Exact
  /** Shares of labour funds bought this period (Q and Q1). */
  funds?: Exact
  /** More tax by wish (L). */
  extra?: Exact
  exempt?: boolean
}

export type QuebecTax = {
  periodic: Exact
  lumpSum: Exact
  /** Annual income (I) and tax of the year (Y) of the periods; deductions for workers (H) and additional contributions (CSA, CSB). */
  income: Exact
  ofYear: Exact
  workers: Exact
  additional: Exact
  additionalOfLumpSum: Exact
  why: Explained
}

const cents = (amount: Exact): Exact => toNearest(amount, '0.01')

/** How additional pension contributions are shared between the period's pay (CSA) and its lump sum (CSB). */
const additionalOf = (q: QuebecTaxInput): { periodic: Exact; lumpSum: Exact } => {
  const { qpp } = contributionFigures.on(q.payDay).value
  const all = cents(q.pension.mul(qpp.additionalRate).div(qpp.rate)).add(q.secondPension ?? 0)
  const lumpSum = q.lumpSum ?? NONE
  const pensionable = q.pensionable ?? q.income.add(lumpSum)
  if (lumpSum.compare(0) <= 0 || pensionable.compare(0) <= 0) return { periodic: all, lumpSum: NONE }
  const share = smaller(lumpSum, pensionable).div(pensionable)
  return { periodic: cents(all.mul(exact(1).sub(share))), lumpSum: cents(all.mul(share)) }
}

/** Quebec's income tax of a pay period. @throws RangeError for a day without a guide on file */
export const quebecTax = (q: QuebecTaxInput): QuebecTax => {
  const edition = quebecFigures.on(q.payDay)
  const figures = edition.value
  const lumpSum = q.lumpSum ?? NONE
  const workers = smaller(cents(q.income.mul(figures.workers.rate)), cents(figures.workers.most.div(q.periods)))
  const additional = additionalOf(q)
  const ofPeriods = q.income
    .sub(q.registered ?? 0)
    .sub(workers)
    .sub(additional.periodic)
    .mul(q.periods)
  const deductions = q.deductions ?? NONE
  const income = notNegative(ofPeriods.sub(deductions))
  const credits = toNearest(q.credits ?? figures.basic)
  const { rate, constant } = bandOf(figures.bands, income)
  const ofYear = notNegative(
    cents(income.mul(rate))
      .sub(constant)
      .sub(q.allowedCredits ?? 0)
      .sub(cents(credits.mul(figures.credit)))
      .sub(cents((q.funds ?? NONE).mul(q.periods).mul(figures.funds))),
  )
  const periodic = q.exempt ? NONE : notNegative(cents(ofYear.div(q.periods)).add(q.extra ?? 0))
  const onLumpSum = q.exempt ? NONE : lumpSumTax(q, ofPeriods.sub(deductions), additional.lumpSum)
  const why = explain({
    rule: ruleOf('ca.qc.income-tax', 'Income tax of Quebec, TP-1015.F-V', edition),
    unit: 'CAD',
    value: periodic.add(onLumpSum),
    inputs: [
      ['Pay of the period', q.income],
      ['Lump sum', lumpSum],
      ['Registered plans', q.registered ?? 0],
      ['Personal credits', credits],
      ['Pay days of the year', q.periods, 'periods'],
    ],
    steps: [
      ['Deduction for workers', workers],
      ['Deduction for additional contributions', additional.periodic],
      ['Annual income', income],
      ['Tax of the year', ofYear],
      ['Tax of the period', periodic],
      ['Tax of the lump sum', onLumpSum],
    ],
  })
  return {
    periodic,
    lumpSum: onLumpSum,
    income,
    ofYear,
    workers,
    additional: additional.periodic,
    additionalOfLumpSum: additional.lumpSum,
    why,
  }
}

/** Tax of a lump sum: a flat rate where the year is small, else the rate of the band the year with it falls into. */
const lumpSumTax = (q: QuebecTaxInput, ofPeriods: Exact, additional: Exact): Exact => {
  const { bands, lumpSum: flat } = quebecFigures.on(q.payDay).value
  const lumpSum = q.lumpSum ?? NONE
  if (lumpSum.compare(0) <= 0) return NONE
  const before = q.lumpSumsBefore ?? NONE
  const ofYear = q.income.mul(q.periods).add(before).add(lumpSum)
  if (ofYear.compare(flat.upTo) <= 0) return cents(lumpSum.mul(flat.rate))
  const net = notNegative(lumpSum.sub(q.lumpSumRegistered ?? 0))
  const netBefore = notNegative(before.sub(q.lumpSumsBeforeRegistered ?? 0))
  const income = notNegative(
    ofPeriods
      .add(netBefore)
      .add(net)
      .sub(q.additionalBefore ?? 0)
      .sub(additional),
  )
  return cents(notNegative(net.sub(additional)).mul(bandOf(bands, income).rate))
}
