import type { Country } from '../../../countries/country.ts'
import type { Context } from '../../../server/context.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { findStoredEmployee } from '../../people/employees/people.ts'
import { ownEmployeeId } from '../../people/employments/org.service.ts'

/** Whoever claims: their record, the country whose money they are paid in, and the day it is there. */
export type Claimant = { employeeId: string; country: Country; today: Day }

/** Whoever calls, as an employee of the company; null: they have no record. */
export const findPerson = async (ctx: Context): Promise<Claimant | null> => {
  const employeeId = await ownEmployeeId(ctx)
  const stored = employeeId ? await findStoredEmployee(ctx.db, ctx.actor.companyId, employeeId) : undefined
  if (!stored || employeeId === null) return null
  const country = ctx.countries.get(stored.country)
  return { employeeId, country, today: dayIn(country.zone, ctx.now()) }
}

/** @throws Refusal CONFLICT for an account without a record */
export const getPerson = async (ctx: Context): Promise<Claimant> => {
  const person = await findPerson(ctx)
  if (!person) throw new Refusal('CONFLICT', 'There is no employee record with your address: ask HR to add you.')
  return person
}
