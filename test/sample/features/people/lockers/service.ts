import type { Context, OpenContext } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { requestApproval } from '../../platform/approvals/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { LOCKER_KIND } from './rules.ts'

const toLocker = (row: query.LockerRow): contract.Locker => ({
  id: row.id,
  label: row.label,
  state: row.state,
  employeeId: row.employee_id,
  person: row.person,
})

export const listLockers = async (
  ctx: Context,
  input: Parsed<typeof contract.listLockers>,
): Promise<Output<typeof contract.listLockers>> => {
  const filter = { companyId: ctx.actor.companyId, state: input.state }
  const part = listWindow(query.LOCKER_ORDERS, input)
  const { rows, next } = pageOf(part, await query.listLockers(ctx.db, filter, part))
  return { lockers: rows.map(toLocker), next, page: input.page, ...totalOf(await query.countLockers(ctx.db, filter)) }
}

const readLocker = async (ctx: Context, id: string) => {
  const [row] = await query.lockersByIds(ctx.db, ctx.actor.companyId, [id])
  if (!row) throw notFound('Locker')
  return { locker: toLocker(row) }
}

export const addLocker = async (ctx: Context, { label }: Parsed<typeof contract.addLocker>) => {
  const { id } = await query.insertLocker(ctx.db, ctx.actor.companyId, label)
  ctx.audit({ action: 'locker.add', targetType: 'locker', targetId: id, after: { label } })
  return readLocker(ctx, id)
}

export const giveLocker = async (ctx: Context, { id, employeeId }: Parsed<typeof contract.giveLocker>) => {
  const row = await query.lockLocker(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Locker')
  if (row.state !== 'free') throw new Refusal('CONFLICT', 'This locker is not free.')
  await query.saveLocker(ctx.db, ctx.actor.companyId, { ...row, state: 'asked', employee_id: employeeId })
  await requestApproval(ctx, { kind: LOCKER_KIND, subjectId: id })
  ctx.audit({ action: 'locker.ask', targetType: 'locker', targetId: id, after: { employeeId } })
  return readLocker(ctx, id)
}

export const readMyLockers = async (ctx: Context) => ({
  lockers: await query.lockersOf(ctx.db, ctx.actor.companyId, ctx.actor.employeeId ?? ''),
})

const seekerOf = (ctx: OpenContext): string => {
  if (!ctx.actor) throw notFound('Account')
  return ctx.actor.userId
}

export const saveLockerWish = (ctx: OpenContext, { wish }: Parsed<typeof contract.saveLockerWish>) =>
  ctx.database.forSeeker({ userId: seekerOf(ctx) }, async (db) => {
    await query.saveWish(db, seekerOf(ctx), wish, ctx.now().toISOString())
    ctx.audit({ action: 'locker.wish' })
    return { wish }
  })

export const exportLockerWish = (ctx: OpenContext) =>
  ctx.database.forSeeker({ userId: seekerOf(ctx) }, async (db) => ({
    lockerWish: (await query.wishOf(db, seekerOf(ctx))) ?? null,
  }))
