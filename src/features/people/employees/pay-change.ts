import type { Context } from '../../../server/context.ts'
import { addDays } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor, toMinor } from '../../../shared/money.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './pay-change.contract.ts'
import { lockEmployeeContext, logEmployeeActivity, payHistory, payOn, tellCoverageChanged } from './people.ts'
import * as query from './queries.ts'

type PayChange = Parsed<typeof contract.changePay>

/** Pay of the past has to say why it comes late: schemes count it by that. */
const refuseUnfitCause = ({ effectiveFrom, cause, decidedOn }: PayChange, today: string): void => {
  const fields: Record<string, string> = {}
  if (effectiveFrom < today && cause === null) fields.cause = 'Say why the change comes late'
  if (cause === 'decided_late' && decidedOn === null) fields.decidedOn = 'Say when it was decided'
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

/** Adds basic pay from a day on; allowances and hours stay as they are on that day. What comes later stays as it was entered. */
export const changePay = async (ctx: Context, input: PayChange): Promise<Output<typeof contract.changePay>> => {
  const { companyId, userId } = ctx.actor
  const { stored, country, today } = await lockEmployeeContext(ctx, input.id)
  refuseUnfitCause(input, today)
  const { inForce } = await payOn(ctx, input.id, input.effectiveFrom)
  if (!inForce || inForce.effective_from > input.effectiveFrom)
    throw invalid({ effectiveFrom: 'No pay is known on that day: choose a day from the first pay on' })
  const decimals =
    ctx.countries.all.find(({ currency }) => currency.code === inForce.currency)?.currency.minorUnits ??
    country.currency.minorUnits
  let basic: number
  try {
    basic = toMinor(input.basicSalary, decimals)
  } catch (error) {
    throw invalid({ basicSalary: `Basic salary ${(error as Error).message}` })
  }
  if (basic === inForce.basic_salary) throw new Refusal('CONFLICT', 'Basic salary is this amount on that day already.')
  const { id: _id, entered_at: _at, ...rest } = inForce
  await query.insertCompensation(ctx.db, {
    ...rest,
    basic_salary: basic,
    effective_from: input.effectiveFrom,
    entered_by: userId,
    reason: input.reason,
    cause: input.cause,
    decided_on: input.decidedOn,
  })
  await tellCoverageChanged(ctx, { employeeId: input.id, from: input.effectiveFrom })
  const { inForce: now } = await payOn(ctx, input.id, today)
  if (now && now.basic_salary !== stored.salary)
    await query.updateEmployee(ctx.db, companyId, input.id, { salary: now.basic_salary, updated_by: userId })
  await logEmployeeActivity(ctx, input.id, 'profile_updated')
  ctx.audit({
    action: 'employee.pay-change',
    targetType: 'employee',
    targetId: input.id,
    before: { basicSalary: inForce.basic_salary },
    after: { basicSalary: basic, effectiveFrom: input.effectiveFrom, cause: input.cause, reason: input.reason },
  })
  const next = (await payHistory(ctx, input.id))
    .map((row) => row.effective_from)
    .filter((from) => from > input.effectiveFrom)
    .sort()[0]
  return {
    effectiveFrom: input.effectiveFrom,
    basicSalary: fromMinor(basic, decimals),
    currency: inForce.currency,
    until: next ? addDays(next, -1) : null,
  }
}
