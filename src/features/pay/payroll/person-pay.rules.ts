import type { Facts } from '../../../countries/country.ts'
import type { DeclaredYear } from '../../../countries/declarations.ts'
import {
  type CountryPayroll,
  type MinimumInput,
  NATURES,
  type NatureSums,
  sumOfNatures,
} from '../../../countries/payroll.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import type { PayGate } from './contributions.rules.ts'
import type { AllowanceRow, PayRow } from './pay-items.rules.ts'

/** How a run pays: the money of its group. */
type PaidBy = { currency: string }

/** What is not as the group pays it: said, so that nobody is paid in the wrong money or without what they were promised. */
export const payGatesOf = (
  { currency }: PaidBy,
  rows: readonly PayRow[],
  allowances: readonly AllowanceRow[],
): PayGate[] => {
  const gates: PayGate[] = []
  if (rows.length === 0)
    gates.push({ key: 'no_pay', stops: true, message: 'No pay is entered. Enter basic salary in the employee’s pay.' })
  const foreign = [...rows, ...allowances].find((row) => row.currency !== currency)
  if (foreign)
    gates.push({
      key: 'currency',
      stops: true,
      message: `Pay is entered in ${foreign.currency}, and this group is paid in ${currency}.`,
    })
  for (const one of allowances.filter(({ frequency }) => frequency === 'weekly' || frequency === 'yearly'))
    gates.push({
      key: `frequency.${one.id}`,
      stops: false,
      message: `${one.allowance_type} is paid ${one.frequency}: it is not part of a run by itself. Add it as a one-off.`,
    })
  return gates
}

/** What a person’s record says of what schemes ask for. */
export type RecordFacts = {
  birth_date: Day | null
  /** The country somebody is a national of, ISO 3166-1 alpha-2. */
  nationality: string | null
  gender: string | null
  region: string | null
  started_on: Day
  continuity_from: Day | null
}

const GENDERS: Readonly<Record<string, string>> = { female: 'F', male: 'M' }

/** Facts of the record by the keys that schemes ask for; what the record does not say is not there. */
export const recordFactsOf = (record: RecordFacts): Facts => {
  const known: Record<string, string | null> = {
    birthDate: record.birth_date,
    region: record.region,
    gender: GENDERS[(record.gender ?? '').toLowerCase()] ?? null,
    nationality: record.nationality,
    serviceFrom: record.continuity_from ?? record.started_on,
  }
  return Object.fromEntries(Object.entries(known).flatMap(([key, value]) => (value ? [[key, value]] : [])))
}

/** Facts as entered by day: each key as it was last said on or before a day; null takes a key back. */
export const profileOn = (
  rows: readonly { effective_from: Day; id: number; facts: Readonly<Record<string, string | null>> }[],
  day: Day,
): Record<string, string> => {
  const facts: Record<string, string> = {}
  const said = [...rows].sort((a, b) => a.effective_from.localeCompare(b.effective_from) || a.id - b.id)
  for (const { effective_from: from, facts: row } of said) {
    if (from > day) continue
    for (const [key, value] of Object.entries(row))
      if (value === null || value === '') delete facts[key]
      else facts[key] = value
  }
  return facts
}

/** What the entered facts say wrongly, by key. */
export const factProblems = (
  law: CountryPayroll,
  facts: Readonly<Record<string, string | null>>,
): Record<string, string> => {
  const problems: Record<string, string> = {}
  for (const [key, value] of Object.entries(facts)) {
    const fact = law.facts.find((one) => one.key === key)
    if (!fact) problems[key] = `${key} is not asked for here`
    else if (value !== null && value !== '') {
      const wrong = wrongFact(fact, value)
      if (wrong) problems[key] = wrong
    }
  }
  return problems
}

/** Facts that are entered elsewhere now, by key: to take one back is allowed. */
export const retiredFacts = (
  law: Pick<CountryPayroll, 'facts'>,
  facts: Readonly<Record<string, string | null>>,
): Record<string, string> =>
  Object.fromEntries(
    law.facts
      .filter(({ key, isRetired }) => isRetired && facts[key])
      .map(({ key, label }) => [key, `${label}: this is declared item by item now, under Tax declarations`]),
  )

const wrongFact = (fact: CountryPayroll['facts'][number], value: string): string | null => {
  if (fact.kind === 'date' && !/^\d{4}-\d\d-\d\d$/.test(value)) return `${fact.label} must be a date`
  if (fact.kind === 'choice' && !fact.options?.includes(value))
    return `${fact.label} must be one of ${fact.options?.join(', ')}`
  if (fact.kind === 'yes_no' && value !== 'yes' && value !== 'no') return `${fact.label} must be yes or no`
  if ((fact.kind === 'number' || fact.kind === 'amount') && !/^\d{1,13}$/.test(value))
    return `${fact.label} must be a whole number`
  return null
}

/** The first day of the tax year a day lies in. @param from MM-DD */
export const taxYearStart = (day: Day, from: string): Day => {
  const year = Number(day.slice(0, 4))
  return day.slice(5) >= from ? `${year}-${from}` : `${year - 1}-${from}`
}

/** What an amount comes to over rows of one person, by a key. */
export const sumByKey = (rows: readonly { key: string; amount: Minor }[]): Record<string, Minor> => {
  const sums: Record<string, Minor> = {}
  for (const { key, amount } of rows) sums[key] = (sums[key] ?? 0) + amount
  return sums
}

/**
 * Pay that is agreed below what the law lets be agreed: told, since hours and permit of somebody may be others than the record says. Where no
 * figure is on file of the day, that is told instead.
 */
export const minimumGates = (
  law: { rules: Pick<CountryPayroll['rules'], 'minimumPay'> },
  { agreed, currency, ...q }: MinimumInput & { agreed: NatureSums; currency: { code: string; minorUnits: number } },
): PayGate[] => {
  if (sumOfNatures(agreed, ...NATURES) === 0) return []
  const found = law.rules.minimumPay?.(q) ?? null
  if (found === null) return []
  if ('unknown' in found)
    return [
      {
        key: 'minimum_unknown',
        stops: false,
        message: `No minimum wage of ${found.unknown} is on file for ${longDay('en', q.day)}: compare the pay with it before it is paid.`,
      },
    ]
  const counted = sumOfNatures(agreed, ...(found.of ?? NATURES))
  if (counted >= found.least) return []
  const money = (minor: Minor) => `${currency.code} ${fromMinor(minor, currency.minorUnits)}`
  const message = `The pay agreed for a month, ${money(counted)}, is below the minimum wage, ${money(found.least)}. Put it right before it is paid.`
  return [{ key: 'minimum', stops: false, message }]
}

/** Money of whoever leaves and has to be cleared by the tax authority first, while that may take. */
export const clearanceGates = (
  law: CountryPayroll,
  { payDay, lastDay, facts }: { payDay: Day; lastDay: Day | null; facts: Facts },
): PayGate[] => {
  const clearance = lastDay === null ? null : (law.rules.taxClearance?.(facts, lastDay) ?? null)
  if (clearance === null || payDay > clearance.until) return []
  return [{ key: 'tax_clearance', stops: false, holds: true, message: clearance.message }]
}

/** Of somebody who has declared nothing for the tax year. */
export const NOTHING_DECLARED: DeclaredYear = { regime: null, items: [] }

/** The regime of the tax year as chosen, as the fact of the country that says it; nothing where none was chosen. */
export const regimeFactOf = (
  { declarations }: { declarations?: CountryPayroll['declarations'] | undefined },
  declared: Pick<DeclaredYear, 'regime'> | undefined,
): Facts => (declarations && declared?.regime ? { [declarations.fact]: declared.regime } : {})

/** What was declared and counts for nothing since nobody has looked at it by the day the proofs were due: told, so that it is not forgotten. */
export const declarationGates = (waiting: number): PayGate[] =>
  waiting === 0
    ? []
    : [
        {
          key: 'declaration_waiting',
          stops: false,
          message:
            waiting === 1
              ? 'One item of the tax declaration was not verified by the last day of proofs: it does not lower the tax. Verify or decline it.'
              : `${waiting} items of the tax declaration were not verified by the last day of proofs: they do not lower the tax. Verify or decline them.`,
        },
      ]
