import type { Context } from '../../../server/context.ts'
import { askProof } from '../../../server/proof.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { computePay, type PayInput, type PayResult } from './compute-pay.rules.ts'
import type { PayItem } from './earnings.rules.ts'
import { type GatheredPay, gatherPay, isEmployedIn } from './gather.service.ts'
import { grossFor } from './gross-for.rules.ts'
import { type PayPeriod, payPeriodAround } from './pay-calendar.rules.ts'
import { regularRunOfPeriod } from './period-run.rules.ts'
import { momentOf, todayOfEmployment } from './place-day.service.ts'
import * as query from './queries.ts'
import { toSlipLine } from './slip-lines.rules.ts'
import type * as contract from './what-if.contract.ts'

export type Known = { gathered: GatheredPay; group: query.GroupRow; period: PayPeriod }

/** The pay of somebody in the period a day lies in, from the facts as they are now; a sentence where there is none. */
export const knowPay = async (ctx: Context, employmentId: string, day: Day): Promise<Known | string> => {
  const { companyId } = ctx.actor
  const person = await query.findPerson(ctx.db, companyId, { employmentId, on: day })
  if (!person) throw notFound('Employment')
  const group = await query.findGroupOf(ctx.db, companyId, { employmentId, on: day })
  if (!group) return 'How people are paid is not set up for this legal entity yet.'
  const law = ctx.payrolls.get(group.country)
  const period = payPeriodAround(group, day)
  if (!law || !period) return 'The law of pay of this country is not on file.'
  const [gathered] = await gatherPay(ctx, regularRunOfPeriod(group, period), law, [employmentId])
  if (!gathered || !isEmployedIn(gathered)) return 'Nobody is employed here in this pay period.'
  return { gathered, group, period }
}

const monthOf = ({ lines, gross, net, employerCost }: PayResult): contract.MonthOfPay => ({
  gross,
  net,
  employerCost,
  lines: lines.map((line) => toSlipLine(line)),
})

/** The input of a whole month with another basic pay; what is paid once is left out. */
const withBasic = (input: PayInput, amount: number | null, alone = false): PayInput => {
  const basis = input.law.rules.proration.usual
  const basic: PayItem = {
    id: 'basic',
    component: { key: 'basic', label: 'Basic salary', nature: 'basic', basis },
    spans: [{ from: '1900-01-01', until: null, amount: amount ?? 0 }],
  }
  const others = alone ? [] : input.items.filter(({ component }) => component.key !== 'basic')
  const days = input.days.map((day) => ({ ...day, employed: true }))
  const items = amount === null ? input.items : [basic, ...others]
  // A month by itself: what was paid in this one already is none of it.
  return { ...input, days, items, earlier: {}, oneOffs: [], deductions: [], late: [] }
}

export const problemsOf = ({ gates }: Pick<GatheredPay, 'gates'>, result: PayResult): string[] =>
  [...gates, ...result.gates].filter(({ stops }) => stops).map(({ message }) => message)

const todayFor = async (ctx: Context, employmentId: string): Promise<Day> => {
  const today = await todayOfEmployment(ctx, employmentId)
  if (!today) throw notFound('Employment')
  return today
}

const required = async (ctx: Context, employmentId: string): Promise<Known> => {
  const known = await knowPay(ctx, employmentId, await todayFor(ctx, employmentId))
  if (typeof known === 'string') throw new Refusal('CONFLICT', known)
  return known
}

const about = (ctx: Context, { gathered, group, period }: Known) => ({
  name: gathered.person.name,
  country: group.country,
  currency: { code: group.currency, minorUnits: ctx.countries.get(group.country).currency.minorUnits },
  period: { from: period.from, until: period.until },
})

/** The smallest basic pay of a whole month that brings the net asked for, with how each line comes about. Nothing is kept. */
export const grossForNet = async (
  ctx: Context,
  { employmentId, net }: Parsed<typeof contract.grossForNet>,
): Promise<Output<typeof contract.grossForNet>> => {
  const known = await required(ctx, employmentId)
  const { input } = known.gathered
  const reckon = (gross: number) => computePay(withBasic(input, gross, true))
  const problems = problemsOf(known.gathered, reckon(net))
  if (problems.length > 0)
    return { ...about(ctx, known), asked: net, exact: false, month: monthOf(reckon(0)), problems }
  try {
    const found = grossFor(net, (gross) => reckon(gross).net)
    ctx.audit({ action: 'pay.gross-for-net', targetType: 'employee', targetId: known.gathered.person.employee_id })
    return { ...about(ctx, known), asked: net, exact: found.exact, month: monthOf(reckon(found.gross)), problems }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Refusal('CONFLICT', error.message)
  }
}

/** A whole month as it is and with another basic pay. Nothing is kept. */
export const whatRaiseCosts = async (
  ctx: Context,
  { employmentId, basic }: Parsed<typeof contract.whatRaiseCosts>,
): Promise<Output<typeof contract.whatRaiseCosts>> => {
  const known = await required(ctx, employmentId)
  const { input } = known.gathered
  const after = computePay(withBasic(input, basic))
  ctx.audit({ action: 'pay.what-if', targetType: 'employee', targetId: known.gathered.person.employee_id })
  return {
    ...about(ctx, known),
    before: monthOf(computePay(withBasic(input, null))),
    after: monthOf(after),
    problems: problemsOf(known.gathered, after),
  }
}

/** What one will be paid next as far as it is known today: gone once the payslip is there. */
export const estimateMyPay = async (ctx: Context): Promise<Output<typeof contract.estimateMyPay>> => {
  askProof(ctx.actor)
  const { companyId, employeeId } = ctx.actor
  const asked = { employeeId: employeeId ?? '', moment: momentOf(ctx) }
  const employmentId = await query.employmentOfEmployee(ctx.db, companyId, asked)
  if (!employmentId) return { estimate: null, why: 'You are not employed here today.' }
  const known = await knowPay(ctx, employmentId, await todayFor(ctx, employmentId))
  if (typeof known === 'string') return { estimate: null, why: known }
  const { gathered, group, period } = known
  const paid = await query.isRunLocked(ctx.db, companyId, { groupId: group.id, from: period.from })
  if (paid) return { estimate: null, why: 'Pay of this period is ready: its payslip is published soon.' }
  const result = computePay(gathered.input)
  if (problemsOf(gathered, result).length > 0)
    return { estimate: null, why: 'Something about your pay is not entered yet. Payroll sees what it is.' }
  ctx.audit({ action: 'pay.estimate', targetType: 'employee', targetId: employeeId ?? '' })
  return {
    estimate: {
      country: group.country,
      currency: { code: group.currency, minorUnits: ctx.countries.get(group.country).currency.minorUnits },
      from: period.from,
      until: period.until,
      payDay: period.payDay,
      month: monthOf(result),
    },
    why: null,
  }
}
