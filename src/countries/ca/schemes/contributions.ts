import type { Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { type Exact, exact } from '../../../shared/money.ts'
import { ruleOf } from '../../derived.ts'
import { explain } from '../../payroll.ts'
import { downTo, larger, NONE, notNegative, smaller, toNearest } from '../../reckoning.ts'
import { contributionFigures, type PensionPlan } from './contributions.figures.ts'

/**
 * Canada Pension Plan, Quebec Pension Plan, employment insurance and the parental insurance of Quebec, as T4127 and TP-1015.F-V reckon them
 * for a period. Amounts exact and in dollars; contributions are rounded to the cent, half up.
 */

const cents = (amount: Exact): Exact => toNearest(amount, '0.01')

/** What the year has had before, with this employer. In dollars; absent: nought. */
export type YearToDate = {
  /** CPP or QPP without its second additional part. */
  pension?: Exact
  secondPension?: Exact
  ei?: Exact
  qpip?: Exact
  employerQpip?: Exact
  /** Pensionable earnings. */
  pensionable?: Exact
}

export type ContributionInput = {
  payDay: Day
  province: string
  /** Pay days of the year: 52, 53, 26, 27, 24, 12. */
  periods: number
  pensionable: Exact
  insurable: Exact
  /** Insurable earnings of the parental insurance, where they differ. */
  qpipInsurable?: Exact
  /** Months of the year in which the plan is paid into: less than 12 when turning 18 or 70, or by election from 65. */
  pensionMonths?: number
  withoutPension?: boolean
  /** Paid by itself in a period whose regular pay has had the exemption: retroactive pay, a bonus. */
  exemptionUsed?: boolean
  withoutEi?: boolean
  /** The employer's multiple of the premium, where a reduced one was approved. */
  employerMultiple?: Exact
  yearToDate?: YearToDate
}

export type Contributions = {
  /** Base and first additional. */
  pension: Exact
  secondPension: Exact
  ei: Exact
  qpip: Exact
  employerPension: Exact
  employerEi: Exact
  employerQpip: Exact
  plan: PensionPlan
  why: Explained
}

/** The basic exemption of a period: 3,500 by the pay days of the year, cut to the cent. In dollars. */
export const periodExemption = (payDay: Day, periods: number): Exact => {
  if (!Number.isInteger(periods) || periods < 1 || periods > 2000)
    throw new RangeError(`${periods} is no number of pay days a year`)
  return downTo(contributionFigures.on(payDay).value.exemption.div(periods), '0.01')
}

/** A yearly figure for the months of the year that count, to the cent. */
export const ofMonths = (figure: Exact, months: number): Exact => cents(figure.mul(months).div(12))

/**
 * Months of a year in which somebody pays into the pension plan: from the month after the 18th birthday to that of the 70th, and to the month
 * before the one from which they chose to stop (CPT30, from 65 on). `stoppedFrom`: the first day without.
 */
export const pensionMonths = (birthDate: Day, year: number, stoppedFrom?: Day): number => {
  const [born, month] = [Number(birthDate.slice(0, 4)), Number(birthDate.slice(5, 7))]
  const first = (born + 18) * 12 + month + 1
  const stopped = stoppedFrom
    ? Number(stoppedFrom.slice(0, 4)) * 12 + Number(stoppedFrom.slice(5, 7)) - 1
    : Number.POSITIVE_INFINITY
  const last = Math.min((born + 70) * 12 + month, stopped)
  return Math.max(0, Math.min(last, year * 12 + 12) - Math.max(first, year * 12 + 1) + 1)
}

/**
 * Whether pay of a day is contributed on: from the month after that of the 18th birthday to that of the 70th, and before the day from which
 * somebody from 65 on chose to stop (CPT30). The year's maximum is cut besides, by `pensionMonths`.
 */
export const paysIntoPension = (birthDate: Day, payDay: Day, stoppedFrom?: Day): boolean => {
  const age = (Number(payDay.slice(0, 4)) - Number(birthDate.slice(0, 4))) * 12
  const months = age + Number(payDay.slice(5, 7)) - Number(birthDate.slice(5, 7))
  return months > 18 * 12 && months <= 70 * 12 && (stoppedFrom === undefined || payDay < stoppedFrom)
}

/** Contributions of a pay period, each within what is left of its maximum. */
export const periodContributions = (q: ContributionInput): Contributions => {
  const edition = contributionFigures.on(q.payDay)
  const figures = edition.value
  const quebec = q.province === 'QC'
  const plan = quebec ? figures.qpp : figures.cpp
  const before = q.yearToDate ?? {}
  const months = q.withoutPension ? 0 : (q.pensionMonths ?? 12)
  if (!Number.isInteger(months) || months < 0 || months > 12) throw new RangeError(`${months} is no number of months`)
  const exemption = q.exemptionUsed ? NONE : periodExemption(q.payDay, q.periods)

  const room = ofMonths(plan.most, months).sub(before.pension ?? 0)
  const pension = notNegative(smaller(room, cents(q.pensionable.sub(exemption).mul(plan.rate))))

  const pensionableBefore = before.pensionable ?? NONE
  const reached = larger(pensionableBefore, ofMonths(figures.ceiling, months))
  const aboveCeiling = pensionableBefore.add(q.pensionable).sub(reached)
  const secondRoom = ofMonths(plan.mostSecond, months).sub(before.secondPension ?? 0)
  const secondPension = notNegative(smaller(secondRoom, cents(aboveCeiling.mul(plan.secondRate))))

  const [eiRate, eiMost] = quebec ? [figures.ei.quebecRate, figures.ei.quebecMost] : [figures.ei.rate, figures.ei.most]
  const ei = q.withoutEi ? NONE : notNegative(smaller(eiMost.sub(before.ei ?? 0), cents(q.insurable.mul(eiRate))))

  const parental = quebec ? (q.qpipInsurable ?? q.insurable) : NONE
  const { qpip: plan2 } = figures
  const qpip = notNegative(smaller(plan2.most.sub(before.qpip ?? 0), cents(parental.mul(plan2.rate))))
  const employerQpip = notNegative(
    smaller(plan2.mostEmployer.sub(before.employerQpip ?? 0), cents(parental.mul(plan2.employerRate))),
  )

  const why = explain({
    rule: ruleOf(
      `ca.${quebec ? 'qpp' : 'cpp'}-ei`,
      `${quebec ? 'QPP, EI and QPIP' : 'CPP and EI'} of a period`,
      edition,
    ),
    unit: 'CAD',
    value: pension.add(secondPension).add(ei).add(qpip),
    inputs: [
      ['Pensionable earnings', q.pensionable],
      ['Insurable earnings', q.insurable],
      ['Pay days of the year', q.periods, 'periods'],
      ['Contributed before in the year', before.pension ?? 0],
      ['Pensionable earnings before in the year', pensionableBefore],
      ['Premiums before in the year', before.ei ?? 0],
    ],
    steps: [
      ['Exemption of the period', exemption],
      ['Base and first additional contribution', pension],
      ['Second additional contribution', secondPension],
      ['Employment insurance', ei],
      ['Parental insurance', qpip],
    ],
  })
  const employerEi = cents(ei.mul(q.employerMultiple ?? figures.ei.employerMultiple))
  return {
    pension,
    secondPension,
    ei,
    qpip,
    employerPension: pension.add(secondPension),
    employerEi,
    employerQpip,
    plan,
    why,
  }
}

/** The most that a year asks of one person, by plan, in dollars. */
export const yearMaxima = (year: number) => {
  const { cpp, qpp, ei, qpip } = contributionFigures.on(`${year}-01-01`).value
  return {
    cpp: cpp.most,
    secondCpp: cpp.mostSecond,
    qpp: qpp.most,
    secondQpp: qpp.mostSecond,
    ei: ei.most,
    employerEi: cents(ei.most.mul(ei.employerMultiple)),
    quebecEi: ei.quebecMost,
    quebecEmployerEi: cents(ei.quebecMost.mul(ei.employerMultiple)),
    qpip: qpip.most,
    employerQpip: qpip.mostEmployer,
  }
}

/** What is left of the QPP's maximum for who paid into the CPP earlier in the year: that counts in the measure of the rates. In dollars. */
export const quebecRoomAfterCpp = (year: number, paidToCpp: Exact, paidToQpp: Exact = NONE): Exact => {
  const { cpp, qpp } = contributionFigures.on(`${year}-01-01`).value
  return notNegative(cents(qpp.most.sub(paidToQpp).sub(paidToCpp.mul(qpp.rate).div(cpp.rate))))
}

/**
 * What was paid to both plans earlier in the year, as it counts for the maximum of the one that is paid now: in the measure of the rates
 * (TP-1015.F-V, 2026-01; the other way round by the same measure). In dollars, to the cent.
 */
export const paidToPlan = (payDay: Day, province: string, paid: { cpp: Exact; qpp: Exact }): Exact => {
  const { cpp, qpp } = contributionFigures.on(payDay).value
  return province === 'QC'
    ? paid.qpp.add(cents(paid.cpp.mul(qpp.rate).div(cpp.rate)))
    : paid.cpp.add(cents(paid.qpp.mul(cpp.rate).div(qpp.rate)))
}

/** Contributions of the same pay over so many periods of a year, one after the other. */
export const runOfYear = (q: Omit<ContributionInput, 'yearToDate'>, periods: number): Contributions[] => {
  const all: Contributions[] = []
  const soFar = { pension: NONE, secondPension: NONE, ei: NONE, qpip: NONE, employerQpip: NONE, pensionable: NONE }
  for (let i = 0; i < periods; i++) {
    const now = periodContributions({ ...q, yearToDate: { ...soFar } })
    all.push(now)
    soFar.pension = soFar.pension.add(now.pension)
    soFar.secondPension = soFar.secondPension.add(now.secondPension)
    soFar.ei = soFar.ei.add(now.ei)
    soFar.qpip = soFar.qpip.add(now.qpip)
    soFar.employerQpip = soFar.employerQpip.add(now.employerQpip)
    soFar.pensionable = soFar.pensionable.add(q.pensionable)
  }
  return all
}

/** Sum of one contribution over periods, in dollars. */
export const sumOf = (all: readonly Contributions[], of: (one: Contributions) => Exact): Exact =>
  all.reduce((sum, one) => sum.add(of(one)), exact(0))
