import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import type * as contract from './policies.contract.ts'
import type { LeavePoliciesView } from './policies.contract.ts'
import { readLeavePolicies } from './policies.service.ts'
import * as query from './queries.ts'

/** Kinds of leave of the company’s own, days without leave, and how many have to be there. */

export const addLeaveType = async (
  ctx: Context,
  input: Parsed<typeof contract.addLeaveType>,
): Promise<LeavePoliciesView> => {
  const { db, actor } = ctx
  if (!ctx.countries.all.some(({ code }) => code === input.country))
    throw invalid({ country: 'Choose a country from the list' })
  const there = await query.listOwnTypes(db, actor.companyId)
  if (there.some((type) => type.country === input.country && type.name.toLowerCase() === input.name.toLowerCase()))
    throw invalid({ name: 'There is a kind of leave of this name' })
  const { id } = await query.insertType(db, {
    company_id: actor.companyId,
    country: input.country,
    name: input.name,
    counts: input.counts,
    paid: input.paid,
    private: input.private,
    created_by: actor.userId,
  })
  ctx.audit({ action: 'leave.type-add', targetType: 'leave-type', targetId: id, after: input })
  return readLeavePolicies(ctx)
}

export const addLeaveBlackout = async (
  ctx: Context,
  input: Parsed<typeof contract.addLeaveBlackout>,
): Promise<LeavePoliciesView> => {
  const { db, actor } = ctx
  if (input.until < input.from) throw invalid({ until: 'The last day must not be before the first' })
  await requireDepartment(ctx, input.departmentId ?? null)
  const { id } = await query.insertBlackout(db, actor.companyId, {
    departmentId: input.departmentId ?? null,
    siteId: null,
    from: input.from,
    until: input.until,
    reason: input.reason,
    by: actor.userId,
  })
  ctx.audit({ action: 'leave.blackout-add', targetType: 'leave-blackout', targetId: id, after: input })
  return readLeavePolicies(ctx)
}

const requireDepartment = async (ctx: Context, id: string | null): Promise<void> => {
  if (id === null) return
  const there = await query.listDepartments(ctx.db, ctx.actor.companyId)
  if (!there.some((department) => department.id === id)) throw notFound('Department')
}

export const removeLeaveBlackout = async (
  ctx: Context,
  { blackout }: Parsed<typeof contract.removeLeaveBlackout>,
): Promise<LeavePoliciesView> => {
  if ((await query.deleteBlackout(ctx.db, ctx.actor.companyId, blackout)) === 0) throw notFound('Blackout')
  ctx.audit({ action: 'leave.blackout-remove', targetType: 'leave-blackout', targetId: blackout })
  return readLeavePolicies(ctx)
}

export const saveLeaveCover = async (
  ctx: Context,
  input: Parsed<typeof contract.saveLeaveCover>,
): Promise<LeavePoliciesView> => {
  const { db, actor } = ctx
  await requireDepartment(ctx, input.departmentId)
  if (input.least === 0) await query.deleteCoverRule(db, actor.companyId, input.departmentId)
  else await query.saveCoverRule(db, actor.companyId, { ...input, by: actor.userId })
  ctx.audit({
    action: 'leave.cover-save',
    targetType: 'department',
    targetId: input.departmentId,
    after: { least: input.least, refuses: input.refuses },
  })
  return readLeavePolicies(ctx)
}
