import type { Facts } from '../../../countries/country.ts'
import type { Source } from '../../../shared/explain.ts'
import { type Exact, exact, fromMinor, type Minor } from '../../../shared/money.ts'
import type { PayLine } from './lines.rules.ts'

/** Something to be taken from pay beside what statutes take: an advance, a loan, a court order, what was owed before. */
export type DeductionInput = {
  id: string
  key: string
  label: string
  amount: Minor
  /** The smaller, the earlier. */
  priority: number
  /** Of a component: the most that is taken by it at once, in whole percent of the earnings; left out: none is set. */
  mostPercent?: number
  /** Of a component of the company: its code. */
  code?: string
  /** What the law takes off what is taxed by it: the fact of the person it is added to, and the rule. */
  lowers?: { fact: string; label: string; source: Source }
  /** Of a recurring one with a total: what was left of it before. */
  left?: Minor
}

/** With this the ids of what a leaver owes begin: its rest is a receivable, and no later run takes it. */
export const EXIT_OWED = 'exit-'

/** Facts of a person with what is taken from the pay of a period before tax added to those it lowers, in minor units. */
export const factsBeforeTax = (facts: Facts, asked: readonly Pick<DeductionInput, 'lowers' | 'amount'>[]): Facts => {
  const added: Record<string, string> = {}
  for (const { lowers, amount } of asked)
    if (lowers) added[lowers.fact] = String(Number(added[lowers.fact] ?? facts[lowers.fact] ?? 0) + amount)
  return { ...facts, ...added }
}

/** What could not be taken, and is owed on. */
export type CarriedDeduction = { id: string; amount: Minor }

/** The most that may be taken together, as a share of earnings; null: the law names none. */
export type DeductionCap = { share: Exact; source: Source } | null

export type DeductionsInput = {
  asked: readonly DeductionInput[]
  /** Earnings of the run, and what statutes take of them, in minor units. */
  earnings: Minor
  statutory: Minor
  cap: DeductionCap
  currency: { code: string; minorUnits: number }
}

const own: Source = { title: 'Agreed with the employee', checkedOn: '2026-11-23', confirmed: true }

const whyOf = (q: DeductionsInput, one: DeductionInput, taken: Minor): PayLine['why'] => {
  const money = (amount: Minor) => fromMinor(amount, q.currency.minorUnits)
  return {
    value: money(taken),
    unit: q.currency.code,
    rule: { id: 'pay.deduction', title: one.label, effectiveFrom: null, source: q.cap?.source ?? own },
    inputs: [
      { name: 'Asked', value: money(one.amount), unit: q.currency.code },
      { name: 'Earnings', value: money(q.earnings), unit: q.currency.code },
      ...(one.left === undefined ? [] : [{ name: 'Left of the total', value: money(one.left), unit: q.currency.code }]),
      ...(one.lowers
        ? [{ name: 'Taken off what is taxed', value: `${one.lowers.label} (${one.lowers.source.title})`, unit: '' }]
        : []),
    ],
    steps: taken === one.amount ? [] : [{ text: 'As much as may be taken now', result: money(taken) }],
  }
}

/**
 * Takes deductions by their priority while the law's share of earnings and the pay itself last. What does not fit is carried, in full view:
 * taken and carried together are what was asked.
 */
export const takeDeductions = (q: DeductionsInput): { lines: PayLine[]; carried: CarriedDeduction[] } => {
  const capped = q.cap ? Number(exact(q.earnings).mul(q.cap.share).floor().valueOf()) : q.earnings
  let room = Math.max(0, Math.min(capped, q.earnings - q.statutory))
  const lines: PayLine[] = []
  const carried: CarriedDeduction[] = []
  const byComponent = new Map<string, Minor>()
  for (const one of [...q.asked].sort((a, b) => a.priority - b.priority || a.id.localeCompare(b.id))) {
    const place = one.code ?? one.id
    const before = byComponent.get(place) ?? 0
    const most = one.mostPercent ? Math.floor((q.earnings * one.mostPercent) / 100) - before : one.amount
    const taken = Math.min(one.amount, room, Math.max(0, most))
    byComponent.set(place, before + taken)
    room -= taken
    if (taken < one.amount) carried.push({ id: one.id, amount: one.amount - taken })
    if (taken === 0) continue
    lines.push({
      key: one.key,
      label: one.label,
      kind: 'deduction',
      ...(one.code ? { component: one.code } : undefined),
      amount: taken,
      source: { kind: 'deduction', id: one.id },
      why: whyOf(q, one, taken),
    })
  }
  return { lines, carried }
}
