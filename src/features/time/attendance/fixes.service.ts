import type { Context } from '../../../server/context.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { placeDayOf } from '../schedules/place-clock.rules.ts'
import type * as contract from './contract.ts'
import { requireSpan } from './days.service.ts'
import { zoneOfWork } from './drain.people.ts'
import { markDirtySpans } from './drain.queries.ts'
import { enqueueDrain } from './drain.service.ts'
import * as query from './fixes.queries.ts'
import { addMarked, insertRecount } from './recounts.queries.ts'
import { writeFixes } from './requests.service.ts'

/** The employments of people on their days. @throws Refusal NOT_FOUND for somebody of another company */
export const peopleOnDays = async ({ db, actor }: Context, those: readonly { employeeId: string; day: Day }[]) => {
  const found = new Map(
    (await query.employmentsOnDays(db, actor.companyId, those)).map(
      (row) => [`${row.employee_id} ${row.day}`, row] as const,
    ),
  )
  return those.map((one) => {
    const row = found.get(`${one.employeeId} ${one.day}`)
    if (!row) throw notFound('Employee')
    return row
  })
}

/** Puts punches of others right, all or none; the punches themselves stay. */
export const fixPunches = async (
  ctx: Context,
  { fixes, reason }: Parsed<typeof contract.fixPunches>,
): Promise<Output<typeof contract.fixPunches>> => {
  const { db, actor } = ctx
  const dayOf = (at: string | null | undefined) => (at ?? ctx.now().toISOString()).slice(0, 10)
  const people = await peopleOnDays(
    ctx,
    fixes.map(({ employeeId, at }) => ({ employeeId, day: dayOf(at) })),
  )
  const punchIds = fixes.flatMap(({ punchId }) => punchId ?? [])
  const known = new Map(
    (punchIds.length === 0
      ? []
      : await query.punchesOfPeople(
          db,
          actor.companyId,
          fixes.map(({ employeeId }) => employeeId),
          punchIds,
        )
    ).map((row) => [row.id, row] as const),
  )
  const rows = fixes.map((fix, i) => {
    const person = people[i]
    const punch = fix.punchId ? known.get(fix.punchId) : undefined
    if (!person || (fix.kind !== 'add' && punch?.employee_id !== fix.employeeId)) throw notFound('Punch')
    if (fix.kind !== 'void' && !fix.at) throw invalid({ at: 'Time is required' })
    if (fix.kind === 'add' && !fix.direction) throw invalid({ direction: 'Direction must be in or out' })
    if (fix.at && Date.parse(fix.at) > ctx.now().getTime()) throw invalid({ at: 'A punch cannot lie ahead' })
    const zone = zoneOfWork(ctx, { country: person.country, region: person.region, siteZone: person.site_zone })
    const at = fix.kind === 'void' ? null : (fix.at ?? null)
    const employmentId = punch?.employment_id ?? person.employment_id
    const days = [at, punch?.at].flatMap((one) => (one ? placeDayOf(Date.parse(one), zone) : []))
    return days.map((day, place) => ({
      fix: {
        employmentId,
        kind: fix.kind,
        punchId: fix.kind === 'add' ? null : (fix.punchId ?? null),
        at,
        direction: fix.direction ?? null,
        reason,
        correctionId: null,
        by: actor.userId,
        day,
      },
      isFirst: place === 0,
    }))
  })
  const all = rows.flat()
  const written = await writeFixes(
    ctx,
    all.filter(({ isFirst }) => isFirst).map(({ fix }) => fix),
  )
  const others = all
    .filter(({ isFirst }) => !isFirst)
    .map(({ fix }) => ({ employmentId: fix.employmentId, from: fix.day, until: fix.day }))
  if (others.length > 0) await markDirtySpans(db, actor.companyId, others, 'fix')
  ctx.audit({
    action: 'punch.fix',
    detail: { reason, fixes: fixes.map(({ employeeId, kind, at }) => ({ employeeId, kind, at: at ?? null })) },
  })
  return { fixed: written }
}

/** For days with one punch missing: the planned time it would have been at. */
export const proposeFixes = async (
  ctx: Context,
  { days }: Parsed<typeof contract.proposeFixes>,
): Promise<Output<typeof contract.proposeFixes>> => {
  const people = await peopleOnDays(ctx, days)
  const stored = new Map(
    (
      await query.daysOf(
        ctx.db,
        ctx.actor.companyId,
        people.map(({ employment_id, day }) => ({ employmentId: employment_id, day })),
      )
    ).map((row) => [`${row.employment_id} ${row.work_date}`, row] as const),
  )
  const proposals: Output<typeof contract.proposeFixes>['proposals'] = []
  const skipped: Output<typeof contract.proposeFixes>['skipped'] = []
  for (const person of people) {
    const row = stored.get(`${person.employment_id} ${person.day}`)
    const about = { employeeId: person.employee_id, name: person.full_name, workDate: person.day }
    const missing = (row?.exceptions ?? []).filter((one) => one === 'missing_out' || one === 'missing_in')
    const [only] = missing
    const direction = only === 'missing_out' ? ('out' as const) : ('in' as const)
    const at = direction === 'out' ? row?.plan_until : row?.plan_from
    if (!row || !only) skipped.push({ ...about, why: 'not_missing' })
    else if (missing.length > 1) skipped.push({ ...about, why: 'both_missing' })
    else if (!at) skipped.push({ ...about, why: 'no_plan' })
    else proposals.push({ ...about, direction, at, zone: row.zone })
  }
  return { proposals, skipped }
}

/** Asks people to look at days of theirs. */
export const askEmployees = async (
  ctx: Context,
  { days }: Parsed<typeof contract.askEmployees>,
): Promise<Output<typeof contract.askEmployees>> => {
  await peopleOnDays(ctx, days)
  const accounts = new Map(
    (
      await query.accountsOfEmployees(
        ctx.db,
        ctx.actor.companyId,
        days.map(({ employeeId }) => employeeId),
      )
    ).map((row) => [row.employee_id, row] as const),
  )
  const byPerson = Map.groupBy(days, ({ employeeId }) => employeeId)
  const link = `${ctx.settings.publicUrl}${paths.employeePortal({ tab: 'attendance' })}`
  const recipients = [...byPerson].flatMap(([employeeId, own]) => {
    const account = accounts.get(employeeId)
    const [first] = own.map(({ day }) => day).sort()
    if (!account || !first) return []
    const language = account.language ?? 'en'
    const facts = { name: account.first_name, day: longDay(language, first), days: own.length, link }
    return [{ userId: account.id, email: account.email, language, link, facts }]
  })
  await notifyPeople(ctx, ctx.db, { event: 'attendance-to-fix', companyId: ctx.actor.companyId, recipients })
  ctx.audit({ action: 'attendance.ask', detail: { people: byPerson.size, days: days.length } })
  return { asked: recipients.length, withoutAccount: byPerson.size - recipients.length }
}

/** Marks every day of everybody between two days to be computed again; what comes out otherwise is shown. */
export const computeAgain = async (
  ctx: Context,
  span: Parsed<typeof contract.computeAgain>,
): Promise<Output<typeof contract.computeAgain>> => {
  requireSpan(span)
  const { companyId, userId } = ctx.actor
  const { id } = await insertRecount(ctx.db, companyId, { cause: 'again', fields: [], siteId: null, userId, span })
  const days = await query.markEverybody(ctx.db, companyId, span, id)
  await addMarked(ctx.db, companyId, id, { days, done: true })
  await enqueueDrain(ctx.db, companyId)
  ctx.audit({ action: 'attendance.compute', detail: { ...span, days } })
  return { days }
}
