import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { notFound } from '../../../shared/refusal.ts'
import { list as documentsOf } from '../../people/documents/service.ts'
import { get } from '../../people/employees/detail.ts'
import { changeOwn } from '../../people/employees/own.ts'
import { companyNamed, payHistory } from '../../people/employees/people.ts'
import { listEmployments } from '../../people/employments/service.ts'
import type * as contract from './contract.ts'

const ownId = (ctx: Context): string => {
  if (!ctx.actor.employeeId) throw notFound('Employee')
  return ctx.actor.employeeId
}

export const changeDetails = async (
  ctx: Context,
  { version, address_line1, notification_preferences, ...rest }: Parsed<typeof contract.changeOwnDetails>,
): Promise<Output<typeof contract.changeOwnDetails>> => ({
  employee: await changeOwn(
    ctx,
    ownId(ctx),
    { ...rest, address: address_line1, ...(notification_preferences ? { notify: notification_preferences } : {}) },
    version,
  ),
})

/** A person's right to see what is kept about them; that they asked is written down. */
export const everything = async (ctx: Context): Promise<Output<typeof contract.ownData>> => {
  const id = ownId(ctx)
  const record = await get(ctx, { id })
  const { documents } = await documentsOf(ctx, { id })
  const { name } = await companyNamed(ctx)
  const minorUnits = new Map(ctx.countries.all.map((c) => [c.currency.code, c.currency.minorUnits]))
  const pay = await payHistory(ctx, id)
  const { employments } = await listEmployments(ctx, { id })
  ctx.audit({ action: 'employee.own-data', targetType: 'employee', targetId: id })
  return {
    generated_at: ctx.now().toISOString(),
    company: name,
    record,
    documents,
    employments,
    pay_history: pay.map(({ basic_salary, ...p }) => ({
      ...p,
      basic_salary: Number(fromMinor(basic_salary, minorUnits.get(p.currency) ?? 2)),
    })),
  }
}
