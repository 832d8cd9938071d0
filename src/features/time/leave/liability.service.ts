import { z } from 'zod'
import type { Country } from '../../../countries/country.ts'
import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { fileReason } from '../../../shared/fields.ts'
import { exact, fromMinor, type Minor, roundToMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import * as balances from './balances.queries.ts'
import { leaveBalancesOn } from './balances-on.service.ts'
import type * as contract from './contract.ts'
import { type Known, knowPerson, type LeaveReader, leaveReaderOf, readLeaveGround } from './ground.service.ts'
import { readsLiability } from './policy.ts'
import * as query from './queries.ts'
import { daysOf } from './shown.service.ts'

/** What unused annual leave would cost if everybody left today: minutes by the rate the law of each country says. */

/** People whose row is shown; the totals are of all. */
const MOST_ROWS = 200
const AT_A_TIME = 2_000

type Priced = { minor: number; explained: Explained } | { none: string }

const priceOf = (country: Country, known: Known, pay: balances.PayRow, days: ReturnType<typeof exact>): Priced => {
  if (known.regime === null) return { none: known.refusal ?? '' }
  const rates = {
    basic: pay.basic,
    gross: pay.basic + pay.housing + pay.transport,
    daysAWeek: known.calendar.week.length,
    ...(known.person.weekly_hours !== null && { weeklyHours: Number(known.person.weekly_hours) }),
  }
  try {
    const found = country.leave.exit({ days, pay: rates, regime: known.regime, on: known.today })
    return 'none' in found ? found : { minor: roundToMinor(found.value), explained: found.why }
  } catch (error) {
    if (error instanceof RangeError) return { none: error.message }
    throw error
  }
}

type PricedBalance = { row: balances.BalanceRow; country: Country; price: Priced }

/** What each has left of annual leave and what it would cost, some at a time. */
async function* pricedBalances(ctx: Context, on: Day): AsyncGenerator<PricedBalance[]> {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const annual = ctx.countries.all.map(({ code }) => `${code}.annual`)
  for (let skip = 0; ; skip += AT_A_TIME) {
    const page = await balances.positiveBalances(db, actor.companyId, { types: annual, on, limit: AT_A_TIME, skip })
    const employmentIds = page.map((row) => row.employment_id)
    const found = await query.listPeople(db, actor.companyId, on, { employmentIds })
    const people = new Map(found.map((person) => [person.employment_id, person]))
    const employeeIds = page.map((row) => row.employee_id)
    const pays = new Map(
      (await balances.payOf(db, actor.companyId, employeeIds, on)).map((pay) => [pay.employee_id, pay]),
    )
    const priced: PricedBalance[] = []
    for (const row of page) {
      const person = people.get(row.employment_id)
      const country = person && ctx.countries.get(person.country)
      if (!person || !country) continue
      const known = await knowPerson(reader, ground, person)
      const pay = pays.get(row.employee_id)
      const days = exact(row.balance_minutes).div(row.day_minutes)
      const price: Priced =
        pay?.currency === country.currency.code
          ? priceOf(country, known, pay, days)
          : { none: 'No pay on record in the currency of the country' }
      priced.push({ row, country, price })
    }
    yield priced
    if (page.length < AT_A_TIME) return
  }
}

export const readLeaveLiability = async (ctx: Context): Promise<contract.LeaveLiabilityView> => {
  const { actor } = ctx
  const totals = new Map<string, contract.LeaveLiabilityView['totals'][number]>()
  const rows: contract.LeaveLiabilityView['rows'] = []
  const on = dayIn('UTC', ctx.now())
  for await (const page of pricedBalances(ctx, on))
    for (const { row, country, price } of page) {
      const { code, minorUnits: decimals } = country.currency
      const total = totals.get(country.code) ?? {
        country: country.code,
        people: 0,
        minutes: 0,
        amount: { minor: 0, currency: code, decimals },
        priced: 0,
        why: null,
      }
      total.people += 1
      total.minutes += row.balance_minutes
      if ('minor' in price) {
        total.priced += 1
        total.amount.minor += price.minor
      } else total.why = price.none
      totals.set(country.code, total)
      rows.push({
        employeeId: row.employee_id,
        person: row.full_name,
        department: row.department,
        country: country.code,
        minutes: row.balance_minutes,
        dayMinutes: row.day_minutes,
        amount: 'minor' in price ? { minor: price.minor, currency: code, decimals } : null,
        explained: 'minor' in price ? price.explained : null,
      })
    }
  ctx.audit({
    action: 'leave.liability',
    targetType: 'company',
    targetId: actor.companyId,
    detail: { people: rows.length },
  })
  return {
    on,
    totals: [...totals.values()].toSorted((a, b) => a.country.localeCompare(b.country)),
    rows: rows.toSorted((a, b) => (b.amount?.minor ?? 0) - (a.amount?.minor ?? 0)).slice(0, MOST_ROWS),
  }
}

/** What unused annual leave would have cost on a day, in minor units of the currency asked for; `priced` of `people` are in it. */
export type LeaveLiabilityOn = { minor: Minor; people: number; priced: number }

type AskedOn = { entityId: string; currency: string; on: Day }

/** The liability of those whom a legal entity employed on a day that is over, by their balances, terms and pay of that day. */
export const leaveLiabilityOn = async (
  reader: LeaveReader,
  { entityId, currency, on }: AskedOn,
): Promise<LeaveLiabilityOn> => {
  const { db, companyId, countries } = reader
  const ground = await readLeaveGround(reader)
  const all = await query.listPeople(db, companyId, on, { entityId, since: on })
  const employed = all.filter(({ started_on: from }) => from <= on)
  const employmentIds = employed.map((person) => person.employment_id)
  const left = await leaveBalancesOn(reader, { employmentIds, on })
  const employeeIds = employed.map((person) => person.employee_id)
  const pays = new Map((await balances.payOf(db, companyId, employeeIds, on)).map((pay) => [pay.employee_id, pay]))
  const found: LeaveLiabilityOn = { minor: 0, people: 0, priced: 0 }
  for (const person of employed) {
    const country = countries.get(person.country)
    const own = left.get(person.employment_id)?.find(({ key }) => key === `${country.code}.annual`)
    if (!own || own.minutes <= 0) continue
    found.people += 1
    const pay = pays.get(person.employee_id)
    if (pay?.currency !== currency || country.currency.code !== currency) continue
    const known = { ...(await knowPerson(reader, ground, person)), today: on }
    const price = priceOf(country, known, pay, exact(own.minutes).div(own.dayMinutes))
    if (!('minor' in price)) continue
    found.priced += 1
    found.minor += price.minor
  }
  return found
}

/** What everybody’s unused leave would cost as a file: all of them, where the page shows the dearest. */
export const leaveLiabilityExport = defineListExport({
  list: 'leave-liability',
  may: readsLiability,
  screen: paths.leave({ tab: 'liability' }),
  action: 'leave.export-liability',
  input: z.object({ reason: fileReason }),
  columns: [
    { id: 'number', header: 'Employee ID', value: ({ row }: PricedBalance) => row.employee_number },
    { id: 'person', header: 'Person', value: ({ row }) => row.full_name },
    { id: 'department', header: 'Department', value: ({ row }) => row.department ?? '' },
    { id: 'country', header: 'Country', value: ({ country }) => country.code },
    { id: 'days', header: 'Days', value: ({ row }) => daysOf(row.balance_minutes, row.day_minutes) },
    { id: 'currency', header: 'Currency', value: ({ country }) => country.currency.code },
    {
      id: 'amount',
      header: 'Amount',
      value: ({ country, price }) => ('minor' in price ? fromMinor(price.minor, country.currency.minorUnits) : ''),
    },
    {
      id: 'rule',
      header: 'Rule',
      value: ({ price }) => ('minor' in price ? price.explained.rule.title : price.none),
    },
  ],
  rows: (ctx) => pricedBalances(ctx, dayIn('UTC', ctx.now())),
})
