import type { Context, Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { SettingChange, SettingText } from '../../../server/setting-areas.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { notFound } from '../../../shared/refusal.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { lockedPeriods } from '../../platform/periods/service.ts'
import type * as contract from './contract.ts'
import { enqueueDrain } from './drain.service.ts'
import * as query from './recounts.queries.ts'
import { type AttendanceRules, attendanceSettings, COUNTING_FIELDS } from './settings.ts'

/**
 * A changed rule holds for every day that nobody has locked: those are computed again in the background, and whoever changed it is told what came
 * out otherwise. Locked days keep the rules they were locked with.
 */

export const RECOUNT_JOB = 'attendance-recount'

/** People whose days are marked in one transaction. */
const PEOPLE_AT_ONCE = 2_000

const EVER = { from: '1900-01-01', until: '9999-12-31' }

/** What is locked of each legal entity. */
export const lockedSpans = async (db: Db, companyId: string): Promise<query.LockedSpan[]> =>
  (await lockedPeriods(db, { companyId, kind: 'time', ...EVER })).map(({ groupId, from, until }) => ({
    groupId,
    from,
    until,
  }))

const siteOf = ({ scope, scopeId }: Pick<SettingChange<unknown>, 'scope' | 'scopeId'>) =>
  scope === 'site' ? scopeId : null

/** The fields of a change that days are made by. */
const countingFields = ({ before, wanted }: SettingChange<AttendanceRules>): string[] =>
  COUNTING_FIELDS.filter((field) => before[field] !== wanted[field])

/** What saving would compute again, in words. */
export const recountEffects = async (
  { db, actor }: Context,
  change: SettingChange<AttendanceRules>,
): Promise<SettingText[]> => {
  if (countingFields(change).length === 0) return []
  const locked = await lockedSpans(db, actor.companyId)
  const count = await query.countComputed(db, actor.companyId, { siteId: siteOf(change), locked })
  const told: SettingText[] = []
  if (count.days > 0)
    told.push({
      en: `${count.days} days of ${count.people} people are computed again. You are told what changed.`,
      ar: `سيُعاد احتساب ${count.days} يومًا لعدد ${count.people} من الأشخاص، ثم تُبلّغ بما تغيّر.`,
    })
  if (count.locked > 0)
    told.push({
      en: `${count.locked} days of locked months stay as they are.`,
      ar: `تبقى ${count.locked} يومًا من الأشهر المقفلة كما هي.`,
    })
  return told
}

/** Has the days wait that a change of the settings touches. */
export const recountAfterSettings = async (ctx: Context, change: SettingChange<AttendanceRules>): Promise<void> => {
  const fields = countingFields(change)
  if (fields.length > 0) await askRecount(ctx, { cause: 'settings', fields, siteId: siteOf(change) })
}

/** Has days computed again for a change, in the background. */
const askRecount = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  input: Omit<query.NewRecount, 'userId'>,
): Promise<void> => {
  const { companyId, userId } = actor
  const { id } = await query.insertRecount(db, companyId, { ...input, userId })
  await enqueueJob(db, RECOUNT_JOB, { companyId, recountId: id }, `${RECOUNT_JOB} ${id}`)
}

/** Marks the days of a change, some people in each transaction. */
export const markRecount = async (
  { database }: Pick<Services, 'database'>,
  { companyId, recountId }: { companyId: string; recountId: string },
): Promise<void> => {
  let after: string | null = null
  for (;;) {
    const last: string | null = await database.forCompany(companyId, async (db) => {
      const recount = await query.findRecount(db, companyId, recountId)
      if (!recount || recount.marked_at !== null) return null
      const siteId = recount.site_id
      const employmentIds = await query.peopleAfter(db, companyId, { siteId, after, limit: PEOPLE_AT_ONCE })
      const locked = await lockedSpans(db, companyId)
      const days =
        employmentIds.length === 0
          ? 0
          : await query.markForRecount(db, companyId, { id: recountId, siteId, employmentIds, locked })
      const done = employmentIds.length < PEOPLE_AT_ONCE
      await query.addMarked(db, companyId, recountId, { days, done })
      await enqueueDrain(db, companyId)
      return done ? null : (employmentIds.at(-1) ?? null)
    })
    if (last === null) return
    after = last
  }
}

/** Tells whoever changed something that all its days are computed, and how many came out otherwise. */
export const tellFinished = async (services: Services, companyId: string): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    for (const one of await query.finishRecounts(db, companyId)) {
      const account = one.asked_by === null ? undefined : await query.accountOfEvent(db, one.asked_by)
      if (!account) continue
      const link = `${services.settings.publicUrl}${paths.attendance({ tab: 'periods' })}`
      const facts = {
        name: account.first_name,
        days: one.days,
        changed: one.changed_days,
        people: one.changed_people,
        link,
      }
      const language = account.language ?? 'en'
      await notifyPeople(services, db, {
        event: 'attendance-recounted',
        companyId,
        recipients: [{ userId: account.id, email: account.email, language, link, facts }],
      })
    }
  })

export const listRecounts = async ({ db, actor }: Context): Promise<Output<typeof contract.listRecounts>> => ({
  recounts: (await query.listRecounts(db, actor.companyId)).map((row) => ({
    id: row.id,
    cause: row.cause,
    from: row.from_day,
    until: row.until_day,
    fields: row.fields.map(
      (field) =>
        (attendanceSettings.fields as Record<string, { label: SettingText }>)[field]?.label ?? { en: field, ar: field },
    ),
    site: row.site,
    askedBy: row.asked_by,
    askedAt: iso(row.asked_at),
    finishedAt: row.finished_at === null ? null : iso(row.finished_at),
    days: row.days,
    changedDays: row.changed_days,
    changedPeople: row.changed_people,
    counted: row.counted,
    overtime: row.overtime,
    overtimePaid: row.paid,
  })),
})

export const readRecount = async (
  { db, actor }: Context,
  { id }: Parsed<typeof contract.readRecount>,
): Promise<Output<typeof contract.readRecount>> => {
  if (!(await query.findRecount(db, actor.companyId, id))) throw notFound('Change')
  return {
    days: (await query.listRecountDays(db, actor.companyId, id)).map((row) => ({
      employeeId: row.employee_id,
      name: row.name,
      workDate: row.work_date,
      stateBefore: row.state_before,
      stateAfter: row.state_after,
      countedBefore: row.counted_before,
      countedAfter: row.counted_after,
      overtimeBefore: row.overtime_before,
      overtimeAfter: row.overtime_after,
      paidBefore: row.paid_before,
      paidAfter: row.paid_after,
    })),
  }
}
