import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import type * as contract from './contract.ts'
import { hasLockedMonth } from './opening.queries.ts'
import { taxYearStart } from './person-pay.rules.ts'

type Input = { entityId: string; country: string; today: Day; people: readonly { started_on: Day }[] }

/**
 * Who was paid by somebody else in this tax year: before the first pay here, ceilings of the year and tax to date lack it. Nobody once a month
 * is locked, or in the first month of the year.
 */
export const missingHistory = async (
  ctx: Context,
  { entityId, country, today, people }: Input,
): Promise<contract.PayEntity['missing']> => {
  const law = ctx.payrolls.get(country)
  const month = `${today.slice(0, 7)}-01`
  if (!law || taxYearStart(today, law.taxYearFrom) >= month) return []
  const before = people.filter(({ started_on: from }) => from < month).length
  if (before === 0 || (await hasLockedMonth(ctx.db, ctx.actor.companyId, entityId))) return []
  return [
    {
      what: 'history',
      message: 'What was paid earlier this year by another provider is not brought over.',
      people: before,
    },
  ]
}
