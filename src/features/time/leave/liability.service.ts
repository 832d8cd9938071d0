import type { Country } from '../../../countries/country.ts'
import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { exact, roundToMinor } from '../../../shared/money.ts'
import * as balances from './balances.queries.ts'
import type * as contract from './contract.ts'
import { type Known, knowPerson, leaveReaderOf, readLeaveGround } from './ground.service.ts'
import * as query from './queries.ts'

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

export const readLeaveLiability = async (ctx: Context): Promise<contract.LeaveLiabilityView> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const annual = ctx.countries.all.map(({ code }) => `${code}.annual`)
  const totals = new Map<string, contract.LeaveLiabilityView['totals'][number]>()
  const rows: contract.LeaveLiabilityView['rows'] = []
  const on = dayIn('UTC', ctx.now())
  for (let skip = 0; ; skip += AT_A_TIME) {
    const page = await balances.positiveBalances(db, actor.companyId, { types: annual, on, limit: AT_A_TIME, skip })
    const people = new Map(
      (await query.listPeople(db, actor.companyId, on, { employmentIds: page.map((row) => row.employment_id) })).map(
        (p) => [p.employment_id, p],
      ),
    )
    const pays = new Map(
      (
        await balances.payOf(
          db,
          actor.companyId,
          page.map((row) => row.employee_id),
          on,
        )
      ).map((pay) => [pay.employee_id, pay]),
    )
    for (const row of page) {
      const person = people.get(row.employment_id)
      const country = person && ctx.countries.get(person.country)
      if (!person || !country) continue
      const known = await knowPerson(reader, ground, person)
      const pay = pays.get(row.employee_id)
      const { code, minorUnits: decimals } = country.currency
      const days = exact(row.balance_minutes).div(row.day_minutes)
      const price: Priced =
        pay?.currency === code
          ? priceOf(country, known, pay, days)
          : { none: 'No pay on record in the currency of the country' }
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
    if (page.length < AT_A_TIME) break
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
