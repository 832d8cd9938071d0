import type { Context } from '../../../server/context.ts'
import { daysBetween } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { notFound } from '../../../shared/refusal.ts'
import { calendarDays, placeOfPerson } from '../../company/calendars/service.ts'
import { listAllMyDeclarations } from '../../pay/declarations/service.ts'
import { payDaysAhead } from '../../pay/payroll/pay-days-ahead.service.ts'
import { listDocuments as documentsOf } from '../../people/documents/service.ts'
import { changeOwn } from '../../people/employees/own.ts'
import { companyNamed, getEmployeeContext, payHistory } from '../../people/employees/people.ts'
import { listEmployments } from '../../people/employments/service.ts'
import { getEmployee } from '../../people/record/service.ts'
import { listOwnDrafts } from '../../platform/drafts/service.ts'
import { listAllMyQuestions } from '../questions/service.ts'
import type * as contract from './contract.ts'

const ownId = (ctx: Context): string => {
  if (!ctx.actor.employeeId) throw notFound('Employee')
  return ctx.actor.employeeId
}

export const changeDetails = async (
  ctx: Context,
  { version, address_line1, notification_preferences, ...rest }: Parsed<typeof contract.changeOwnDetails>,
): Promise<Output<typeof contract.changeOwnDetails>> => {
  const input = { ...rest, address: address_line1, notify: notification_preferences }
  // What was not sent stays as it is.
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return { employee: await changeOwn(ctx, ownId(ctx), given, version) }
}

/** A person's right to see what is kept about them; that they asked is written down. */
export const readOwnData = async (ctx: Context): Promise<Output<typeof contract.ownData>> => {
  const id = ownId(ctx)
  const record = await getEmployee(ctx, { id })
  const { documents } = await documentsOf(ctx, { id })
  const { name } = await companyNamed(ctx)
  const minorUnits = new Map(ctx.countries.all.map((c) => [c.currency.code, c.currency.minorUnits]))
  const pay = await payHistory(ctx, id)
  const { employments } = await listEmployments(ctx, { id })
  const { questions } = await listAllMyQuestions(ctx)
  ctx.audit({ action: 'employee.own-data', targetType: 'employee', targetId: id })
  return {
    generated_at: ctx.now().toISOString(),
    company: name,
    record,
    documents,
    employments,
    questions,
    tax_declarations: await listAllMyDeclarations(ctx),
    drafts: [...(await listOwnDrafts(ctx))],
    pay_history: pay.map(({ basic_salary, ...p }) => ({
      ...p,
      basic_salary: Number(fromMinor(basic_salary, minorUnits.get(p.currency) ?? 2)),
    })),
  }
}

const COMING = 5

/** Days off to come, today's own included; of a year that is not on file, none. */
export const listComingHolidays = async (ctx: Context): Promise<Output<typeof contract.comingHolidays>> => {
  const { stored, country, today } = await getEmployeeContext(ctx, ownId(ctx))
  const facts = stored.facts
  const region = (country.regions && facts[country.regions.field]) || null
  const place = await placeOfPerson(ctx, { country: country.code, region, location: stored.location })
  const year = Number(today.slice(0, 4))
  const years = country.holidays.years.filter((y) => y === year || y === year + 1)
  const asking = { db: ctx.db, companyId: ctx.actor.companyId, countries: ctx.countries }
  const days = []
  for (const y of years) days.push(...(await calendarDays(asking, place, y)))
  const off = days.filter((d) => d.day >= today && (d.kind === 'full' || d.kind === 'half'))
  return { country: country.code, days: off.slice(0, COMING) }
}

export const readNextPayDay = async (ctx: Context): Promise<Output<typeof contract.nextPayDay>> => {
  const { companyId, employeeId } = ctx.actor
  const own = employeeId ? (await payDaysAhead({ ...ctx, companyId }, [employeeId])).get(employeeId) : undefined
  const payDay = own?.periods[0]?.payDay ?? null
  return { payDay, days: own && payDay ? daysBetween(own.today, payDay) : null }
}
