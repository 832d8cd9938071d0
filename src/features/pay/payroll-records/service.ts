import type { Country } from '../../../countries/country.ts'
import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { STANDINGS_MOST } from '../../people/compliance/standing.contract.ts'
import { listEmployeeStandings } from '../../people/compliance/standing.service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

/** The work country an address names, by its code or by its name with hyphens. @throws NOT_FOUND */
const countryNamed = (countries: readonly Country[], named: string): Country => {
  const text = named.trim().toLowerCase()
  const isNamed = ({ code, name }: Country) =>
    code.toLowerCase() === text || name.toLowerCase().replace(/ /g, '-') === text
  const country = countries.find(isNamed)
  if (!country) throw notFound('Country')
  return country
}

/** People of a country with what they were paid last and their compliance score. Whose pay was looked at is logged. */
export const listPayrollRecords = async (
  ctx: Context,
  input: Parsed<typeof contract.listPayrollRecords>,
): Promise<Output<typeof contract.listPayrollRecords>> => {
  const { companyId } = ctx.actor
  const country = countryNamed(ctx.countries.all, input.country)
  const filter = { companyId, country: country.code, search: input.search }
  const part = listWindow(query.PAYROLL_RECORD_ORDERS, input)
  const { rows, next } = pageOf(part, await query.listPayrollRecords(ctx.db, filter, part))
  const scores = await scoresOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const total = totalOf(await query.countPayrollRecords(ctx.db, filter))
  ctx.audit({
    action: 'payroll.records',
    targetType: 'company',
    targetId: companyId,
    detail: { country: country.code },
  })
  const records = rows.map(
    (row): contract.PayrollRecord => ({
      id: row.id,
      company_id: companyId,
      employee_id: row.employee_number,
      full_name: row.full_name,
      department: row.department,
      position: row.position,
      country: country.code,
      last_pay: lastPayOf(ctx, row),
      complianceScore: scores.get(row.id) ?? 0,
    }),
  )
  return { records, next, page: input.page, ...total }
}

const scoresOf = async (ctx: Context, ids: readonly string[]): Promise<Map<string, number>> => {
  const scores = new Map<string, number>()
  for (let at = 0; at < ids.length; at += STANDINGS_MOST) {
    const asked = { ids: ids.slice(at, at + STANDINGS_MOST).join(',') }
    for (const { id, score } of (await listEmployeeStandings(ctx, asked)).standings) scores.set(id, score)
  }
  return scores
}

const lastPayOf = (ctx: Context, row: query.PayrollRecordRow): contract.PayrollRecord['last_pay'] => {
  const { run_id, month, pay_day, currency, pay_country, gross, net, employer_cost } = row
  if (run_id === null || month === null || pay_day === null || currency === null || pay_country === null) return null
  const { minorUnits } = ctx.countries.get(pay_country).currency
  const [whole, paid, cost] = [gross ?? 0, net ?? 0, employer_cost ?? 0]
  return {
    run_id,
    month,
    pay_day,
    currency: { code: currency, minorUnits },
    gross: whole,
    deductions: whole - paid,
    net: paid,
    employer_cost: cost,
  }
}
