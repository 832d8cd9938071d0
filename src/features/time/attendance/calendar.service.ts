import type { Context } from '../../../server/context.ts'
import type { ChangedCalendar } from '../../../server/feature.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { paths } from '../../../shared/paths.ts'
import { periodText } from '../../../shared/period.text.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { lockedPeriods } from '../../platform/periods/service.ts'
import { peopleAtCalendar } from '../schedules/changed-plans.service.ts'
import { listNamesInPeriod, listWithRoles } from './periods.queries.ts'

/** Names that stand in one letter; of more people their number is told. */
const MOST_NAMES = 20

/**
 * A calendar that says something else of days of a locked month: whoever keeps attendance hears which month, of whom, and that nothing of it moves by
 * itself: the days stay as they were locked and the difference is an adjustment.
 */
export const tellLockedOfCalendar = async (ctx: Context, changed: ChangedCalendar): Promise<void> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const locked = await lockedPeriods(db, { companyId, kind: 'time', from: changed.from, until: changed.until })
  if (locked.length === 0) return
  const ids = await peopleAtCalendar(ctx, changed)
  const accounts = await listWithRoles(db, companyId, rolesWith('attendance.write'))
  const link = `${ctx.settings.publicUrl}${paths.attendance({ tab: 'periods' })}`
  for (const period of locked) {
    const from = period.from > changed.from ? period.from : changed.from
    const until = period.until < changed.until ? period.until : changed.until
    const names = await listNamesInPeriod(db, companyId, ids, { entityId: period.groupId, from, until })
    if (names.length === 0) continue
    const shown = names.slice(0, MOST_NAMES).join(', ')
    const people = names.length > MOST_NAMES ? `${shown} + ${names.length - MOST_NAMES}` : shown
    await notifyPeople(ctx, db, {
      event: 'calendar-of-locked-month',
      companyId,
      recipients: accounts.map((account) => {
        const language = account.language ?? 'en'
        const day = (one: string) => longDay(language === 'en' ? 'en-GB' : language, one)
        const days = from === until ? day(from) : `${day(from)} – ${day(until)}`
        const month = periodText(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, period.from, period.until, day)
        const facts = { name: account.first_name, days, month, people, count: names.length, link }
        return { userId: account.id, email: account.email, language, link, facts }
      }),
    })
  }
}
