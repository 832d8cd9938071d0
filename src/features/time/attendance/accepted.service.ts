import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { lockedDaysOf } from '../schedules/locked-days.service.ts'
import type * as contract from './accepted.contract.ts'
import { deleteAccepted, insertAccepted } from './accepted.queries.ts'
import { ACCEPTABLE_KINDS } from './day-states.rules.ts'
import { markDirtySpans } from './drain.queries.ts'
import { enqueueDrain } from './drain.service.ts'
import { daysOf } from './fixes.queries.ts'
import { peopleOnDays } from './fixes.service.ts'

/** How long what one accepted can be taken back, in minutes: longer than the page offers it, for a slow connection. */
const UNDO_MINUTES = 10

const computeAnew = async ({ db, actor }: Context, rows: readonly { employment_id: string; work_date: string }[]) => {
  const spans = rows.map(({ employment_id, work_date }) => ({
    employmentId: employment_id,
    from: work_date,
    until: work_date,
  }))
  await markDirtySpans(db, actor.companyId, spans, 'fix')
  await enqueueDrain(db, actor.companyId)
}

/**
 * Accepts what is asked of days as it is, with a reason: two shifts over each other, overtime beyond a limit, work without a permit. A day that is not
 * clear (a punch is missing) is left as it is and told.
 */
export const acceptDays = async (
  ctx: Context,
  { days, reason }: Parsed<typeof contract.acceptDays>,
): Promise<Output<typeof contract.acceptDays>> => {
  const { db, actor } = ctx
  // A day that is named twice is one day.
  const once = [...new Map(days.map((one) => [`${one.employeeId} ${one.day}`, one])).values()]
  const people = await peopleOnDays(ctx, once)
  const asked = people.map(({ employment_id, day }) => ({ employmentId: employment_id, day }))
  const stored = new Map(
    (await daysOf(db, actor.companyId, asked)).map((row) => [`${row.employment_id} ${row.work_date}`, row] as const),
  )
  const rows = people.flatMap(({ employment_id, day }) => {
    const standing = stored.get(`${employment_id} ${day}`)?.exceptions ?? []
    return ACCEPTABLE_KINDS.filter((kind) => standing.includes(kind)).map((kind) => ({
      employment_id,
      work_date: day,
      kind,
    }))
  })
  const taken = new Set(rows.map(({ employment_id, work_date }) => `${employment_id} ${work_date}`))
  if (rows.length > 0) {
    await insertAccepted(db, actor.companyId, rows, { by: actor.userId, reason, at: ctx.now().toISOString() })
    await computeAnew(ctx, rows)
  }
  ctx.audit({
    action: 'attendance.accept',
    detail: {
      reason,
      days: people
        .filter(({ employment_id, day }) => taken.has(`${employment_id} ${day}`))
        .map(({ employee_id, day }) => ({ employeeId: employee_id, day })),
    },
  })
  const results = people.map(({ employee_id, employment_id, day }) => ({
    employeeId: employee_id,
    day,
    accepted: taken.has(`${employment_id} ${day}`),
  }))
  return { accepted: taken.size, left: people.length - taken.size, results }
}

/**
 * Takes back what whoever calls accepted a moment ago: the days ask again.
 * @throws Refusal CONFLICT when nothing of it is theirs to take back any more, or the month was locked meanwhile
 */
export const undoAcceptDays = async (
  ctx: Context,
  { days }: Parsed<typeof contract.undoAcceptDays>,
): Promise<Output<typeof contract.undoAcceptDays>> => {
  const { db, actor } = ctx
  const once = [...new Map(days.map((one) => [`${one.employeeId} ${one.day}`, one])).values()]
  const people = await peopleOnDays(ctx, once)
  for (const { employment_id, day } of people)
    if ((await lockedDaysOf(db, actor.companyId, { ids: [employment_id], from: day, until: day })).length > 0)
      throw new Refusal('CONFLICT', 'The month has been locked meanwhile, so these days stay accepted.')
  const asked = people.map(({ employment_id, day }) => ({ employmentId: employment_id, day }))
  const since = new Date(ctx.now().getTime() - UNDO_MINUTES * 60_000).toISOString()
  const gone = await deleteAccepted(db, actor.companyId, asked, { by: actor.userId, since })
  if (gone.length === 0)
    throw new Refusal('CONFLICT', 'These days were accepted by somebody else or some time ago, and stay accepted.')
  await computeAnew(ctx, gone)
  const taken = new Set(gone.map(({ employment_id, work_date }) => `${employment_id} ${work_date}`))
  const takenBack = people.filter(({ employment_id, day }) => taken.has(`${employment_id} ${day}`))
  ctx.audit({
    action: 'attendance.accept-undo',
    detail: { days: takenBack.map(({ employee_id, day }) => ({ employeeId: employee_id, day })) },
  })
  return { takenBack: takenBack.length }
}
