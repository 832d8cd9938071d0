import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import { componentsOf, componentsOfCompany } from '../components/held.service.ts'
import { ownColumnsOf, type RegisterComponent } from './components.rules.ts'

/** Columns that a register may have of components of a legal entity, those that have ended with them: a register is of months that have passed. */
export const ownColumnsOfEntity = async (
  ctx: Context,
  law: CountryPayroll,
  entityId: string,
): Promise<RegisterComponent[]> => {
  const today = dayIn(ctx.countries.get(law.code).zone, ctx.now())
  return ownColumnsOf((await componentsOf(ctx, law, entityId))(today).values())
}

/** Columns of components of any legal entity of the company: what a file’s columns are matched with. */
export const ownColumnsOfCompany = async (ctx: Context): Promise<RegisterComponent[]> =>
  ownColumnsOf(await componentsOfCompany(ctx))
