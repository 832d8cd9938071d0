import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { listDocuments } from '../../people/documents/service.ts'
import { companyNamed, getEmployeeContext } from '../../people/employees/people.ts'
import { listMyMemos } from '../../people/memos/my.service.ts'
import { hasChosenNotifications } from '../../platform/notifications/notify.service.ts'
import type * as contract from './contract.ts'
import * as query from './first-days.queries.ts'
import { lastOfFirstDays, stepsOfFirstDays } from './first-days.rules.ts'
import { leaverOf } from './leavers.service.ts'

/** Whether these are the first days of whoever calls, and they have not hidden what is said to them then. */
export const isInFirstDays = async ({ db, actor, countries, now }: Context): Promise<boolean> => {
  const { companyId, employeeId, userId } = actor
  const newcomer = employeeId === null ? undefined : await query.findNewcomer(db, companyId, { employeeId, userId })
  if (!newcomer || newcomer.is_hidden) return false
  const { zone } = countries.get(newcomer.country)
  const openedOn = dayIn(zone, new Date(newcomer.opened_at))
  return dayIn(zone, now()) <= lastOfFirstDays({ hiredOn: newcomer.hired_on, openedOn })
}

export const readFirstDays = async (ctx: Context): Promise<Output<typeof contract.firstDays>> => {
  const { employeeId, userId } = ctx.actor
  if (employeeId === null) throw notFound('Employee')
  if (!(await isInFirstDays(ctx)) || (await leaverOf(ctx)) !== null) return { welcome: null }
  const { stored } = await getEmployeeContext(ctx, employeeId)
  const { counts, memos } = await listMyMemos(ctx)
  const { documents } = await listDocuments(ctx, { id: employeeId })
  const steps = stepsOfFirstDays({
    record: stored,
    memos: {
      sent: counts.all,
      open: memos.filter((memo) => memo.state === 'to_do' || (!memo.isRead && memo.state !== 'recalled')).length,
    },
    documents: documents.length,
    choseNotifications: await hasChosenNotifications(ctx, userId),
  })
  if (steps.every(({ done }) => done)) return { welcome: null }
  const { name: company } = await companyNamed(ctx)
  return { welcome: { name: stored.full_name, company, steps } }
}

export const hideFirstDays = async (ctx: Context): Promise<Output<typeof contract.hideFirstDays>> => {
  const { companyId, employeeId } = ctx.actor
  if (employeeId === null) throw notFound('Employee')
  await query.hideWelcome(ctx.db, companyId, employeeId)
  ctx.audit({ action: 'portal-welcome.hide', targetType: 'employee', targetId: employeeId })
  return { hidden: true }
}
