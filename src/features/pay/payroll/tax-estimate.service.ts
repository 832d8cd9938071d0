import type { CountryDeclarations } from '../../../countries/declarations.ts'
import type { Context } from '../../../server/context.ts'
import { askProof } from '../../../server/proof.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { computePay, type PayInput } from './compute-pay.rules.ts'
import { momentOf, todayOfEmployment } from './place-day.service.ts'
import * as query from './queries.ts'
import type * as contract from './tax-estimate.contract.ts'
import { type Known, knowPay, problemsOf } from './what-if.service.ts'

type Answer = Output<typeof contract.estimateMyTax>

/** So many periods ahead of a locked one are looked for the next that is not. */
const AHEAD = 3

/** The pay of the first period from a day on that is not locked; a sentence where there is none. */
const nextPay = async (ctx: Context, employmentId: string, today: Day): Promise<Known | string> => {
  let day = today
  for (let at = 0; at < AHEAD; at++) {
    const known = await knowPay(ctx, employmentId, day)
    if (typeof known === 'string') return known
    const { group, period } = known
    if (!(await query.isRunLocked(ctx.db, ctx.actor.companyId, { groupId: group.id, from: period.from }))) return known
    day = addDays(period.until, 1)
  }
  return 'Pay of the next periods is ready already.'
}

/** Tax of one regime: of the next pay, and of the year as a run would spread it. */
const taxIn = (input: PayInput, { fact, line }: CountryDeclarations, regime: string): contract.RegimeEstimate => {
  const asked = { ...input, facts: { ...input.facts, [fact]: regime } }
  const lineOf = (one: PayInput) => computePay(one).lines.find(({ key, party }) => key === line && party === 'employee')
  const month = lineOf(asked)
  // With one month left all that is owed falls into it.
  const rest = lineOf({ ...asked, monthsLeft: 1 })?.amount ?? 0
  const ofSpan = (input.earlier.month?.taken ?? []).filter(({ key, party }) => key === line && party === 'employee')
  const taken = (input.taxYear?.taken[line] ?? 0) + ofSpan.reduce((sum, { amount }) => sum + amount, 0)
  return { key: regime, month: month?.amount ?? 0, year: rest + taken, why: month?.why ?? null }
}

const cheaperOf = (regimes: readonly contract.RegimeEstimate[]): string | null => {
  const [first, second] = [...regimes].sort((a, b) => a.year - b.year)
  return first && second && first.year < second.year ? first.key : null
}

/** What tax costs in each regime, by what one declared, with the very functions that runs use. */
export const estimateMyTax = async (ctx: Context): Promise<Answer> => {
  askProof(ctx.actor)
  const { companyId, employeeId } = ctx.actor
  const asked = { employeeId: employeeId ?? '', moment: momentOf(ctx) }
  const employmentId = await query.employmentOfEmployee(ctx.db, companyId, asked)
  const today = employmentId && (await todayOfEmployment(ctx, employmentId))
  if (!employmentId || !today) return { estimate: null, why: 'You are not employed here today.' }
  const known = await nextPay(ctx, employmentId, today)
  if (typeof known === 'string') return { estimate: null, why: known }
  const { gathered, group, period } = known
  const { declarations } = gathered.input.law
  if (!declarations) return { estimate: null, why: 'There is one tax regime where you work.' }
  if (problemsOf(gathered, computePay(gathered.input)).length > 0)
    return { estimate: null, why: 'Something about your pay is not entered yet. Payroll sees what it is.' }
  const regimes = declarations.regimes.map(({ key }) => taxIn(gathered.input, declarations, key))
  ctx.audit({ action: 'pay.tax-estimate', targetType: 'employee', targetId: employeeId ?? '' })
  return {
    estimate: {
      currency: { code: group.currency, minorUnits: ctx.countries.get(group.country).currency.minorUnits },
      payDay: period.payDay,
      regimes,
      cheaper: cheaperOf(regimes),
    },
    why: null,
  }
}
