import type { Context } from '../../../server/context.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as query from './queries.ts'

/** Tells the person that the locker is theirs. */
export const notifyLockerGiven = async (ctx: Context, { label, employee_id }: query.LockerRow): Promise<void> => {
  const account = employee_id === null ? undefined : await query.accountOf(ctx.db, ctx.actor.companyId, employee_id)
  if (!account) return
  const link = `${ctx.settings.publicUrl}${paths.employeePortal()}`
  await notifyPeople(ctx, ctx.db, {
    event: 'locker-given',
    companyId: ctx.actor.companyId,
    recipients: [
      {
        userId: account.id,
        email: account.email,
        language: account.language ?? 'en',
        link,
        facts: { name: account.first_name, label, link },
      },
    ],
  })
}
