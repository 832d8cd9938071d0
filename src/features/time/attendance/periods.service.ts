import type { Context } from '../../../server/context.ts'
import { addDays, addMonths, type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import * as periods from '../../platform/periods/service.ts'
import type * as contract from './contract.ts'
import type { PeriodView } from './contract.ts'
import { requireSpan } from './days.service.ts'
import { copyDays } from './locked.queries.ts'
import * as query from './periods.queries.ts'
import { listOvertime } from './requests.queries.ts'

/** Months that are shown. */
const MONTHS = 12
const KIND = 'time'

const toShown = async (ctx: Context, rows: readonly periods.Period[]): Promise<PeriodView[]> => {
  const { db, actor } = ctx
  if (rows.length === 0) return []
  const spans = rows.map(({ id, groupId, from, until, revision }) => ({ id, entityId: groupId, from, until, revision }))
  const figures = new Map((await query.periodFigures(db, actor.companyId, spans)).map((row) => [row.id, row] as const))
  const first = rows.map(({ from }) => from).sort()[0] ?? ''
  const names = new Map(
    (await query.listEntitiesOfPeople(db, actor.companyId, { from: first, until: '9999-12-31' })).map(
      (row) => [row.entity_id, row.name] as const,
    ),
  )
  const histories = await periods.periodHistories(
    db,
    actor.companyId,
    rows.map(({ id }) => id),
  )
  const shown: PeriodView[] = []
  for (const row of rows) {
    const own = figures.get(row.id)
    shown.push({
      id: row.id,
      entity: row.groupId === null ? null : (names.get(row.groupId) ?? null),
      from: row.from,
      until: row.until,
      state: row.state,
      revision: row.revision,
      people: own?.people ?? 0,
      unclear: own?.unclear ?? 0,
      worked: own?.worked ?? 0,
      overtime: own?.overtime ?? 0,
      overtimePaid: own?.overtime_paid ?? 0,
      waiting: own?.waiting ?? 0,
      adjustments: own?.adjustments ?? 0,
      reason: row.lastReason,
      mayAgree: row.state === 'reopen_asked' && (await periods.mayAgreeToReopen(ctx, row, 'attendance.lock')),
      history: (histories.get(row.id) ?? []).map(({ event, at, who, reason }) => ({ event, at, who, reason })),
    })
  }
  return shown
}

/** The months of each legal entity from the first punch to this one; months that nobody has opened yet begin to be here. */
export const listPeriods = async (ctx: Context): Promise<Output<typeof contract.listPeriods>> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const today = dayIn('UTC', ctx.now())
  const first = await query.firstDay(db, companyId)
  const mayLock = hasPermission(actor, 'attendance.lock')
  if (first === null) return { periods: [], mayLock }
  const from = first > addMonths(today, -MONTHS) ? first : addMonths(today, -MONTHS)
  const found = await periods.periodsBetween(db, { companyId, kind: KIND, from, until: today })
  return { periods: await toShown(ctx, found.slice(0, 48)), mayLock }
}

/** Makes the months of a span for each legal entity that people are employed by, where they are not there yet. */
export const openMonths = async (
  ctx: Pick<Context, 'db'> & { companyId: string },
  from: Day,
  until: Day,
): Promise<void> => {
  const { db, companyId } = ctx
  for (let day = `${from.slice(0, 7)}-01`; day <= until; day = addMonths(day, 1)) {
    const month = { from: day, until: addDays(addMonths(day, 1), -1) }
    const entities = await query.listEntitiesOfPeople(db, companyId, month)
    await periods.ensureMonths(db, {
      companyId,
      kind: KIND,
      groupIds: entities.map(({ entity_id }) => entity_id),
      day,
      by: null,
    })
  }
}

const one = async (ctx: Context, period: periods.Period) => {
  const [shown] = await toShown(ctx, [period])
  return { period: shown as PeriodView }
}

export const reviewPeriod = async (ctx: Context, { id }: Parsed<typeof contract.reviewPeriod>) =>
  one(ctx, await periods.reviewPeriod(ctx, { id, kind: KIND }))

/**
 * Locks a month of a legal entity: its days are copied, and what comes to light later is an adjustment. Days that are not clear pay nothing;
 * whoever locks says that they have seen it.
 */
export const lockPeriod = async (ctx: Context, { id, withUnclear }: Parsed<typeof contract.lockPeriod>) => {
  const { db, actor, now } = ctx
  const before = await periods.getPeriod(db, actor.companyId, { id, kind: KIND })
  if (before.until >= dayIn('UTC', now())) throw new Refusal('CONFLICT', 'This month is not over yet.')
  const [shown] = await toShown(ctx, [before])
  if (shown && shown.waiting > 0)
    throw new Refusal('CONFLICT', 'Days of this month are just being computed. Try again in a moment.')
  if (shown && shown.unclear > 0 && !withUnclear)
    throw invalid({
      withUnclear: `${shown.unclear} ${shown.unclear === 1 ? 'day is' : 'days are'} still to be put right. They would be paid nothing.`,
    })
  const locked = await periods.lockPeriod(ctx, { id, kind: KIND })
  const days = await copyDays(db, actor.companyId, {
    periodId: locked.id,
    revision: locked.revision,
    entityId: locked.groupId,
    from: locked.from,
    until: locked.until,
  })
  ctx.audit({ action: 'attendance.lock', targetType: 'period', targetId: id, detail: { days } })
  return one(ctx, locked)
}

export const askToReopen = async (ctx: Context, { id, reason }: Parsed<typeof contract.askToReopen>) =>
  one(ctx, await periods.askToReopen(ctx, { id, kind: KIND, reason }))

export const answerReopening = async (ctx: Context, { id, agree }: Parsed<typeof contract.answerReopening>) =>
  one(ctx, await periods.answerReopening(ctx, { id, kind: KIND, agree, permission: 'attendance.lock' }))

const MOST_PEOPLE = 200

export const readOvertimeLedger = async (
  ctx: Context,
  input: Parsed<typeof contract.overtimeLedger>,
): Promise<Output<typeof contract.overtimeLedger>> => {
  requireSpan(input, 366)
  const { db, actor, countries } = ctx
  const rows = await query.overtimeByClass(db, actor.companyId, { ...input, most: MOST_PEOPLE + 1 })
  const people = [...Map.groupBy(rows, (row) => row.employment_id)]
  const ids = people.map(([id]) => id)
  const weeks = Map.groupBy(
    ids.length === 0 ? [] : await query.weeksWithNotices(db, actor.companyId, ids, input),
    (row) => row.employment_id,
  )
  const requests = await listOvertime(db, actor.companyId, {
    employmentIds: null,
    from: addDays(input.from, -92),
    until: addDays(input.until, 92),
    state: 'asked',
    most: 100,
  })
  return {
    people: people.slice(0, MOST_PEOPLE).map(([id, own]) => {
      const [first] = own
      const { classes } = countries.get(first?.country ?? '').time
      return {
        employeeId: first?.employee_id ?? '',
        name: first?.name ?? '',
        country: first?.country ?? '',
        classes: own.map((row) => ({
          class: row.class,
          label: classes.find(({ key }) => key === row.class)?.label ?? '',
          kind: row.kind,
          minutes: row.minutes,
          approved: row.approved,
          paid: row.paid,
        })),
        notices: lastNotices((weeks.get(id) ?? []).flatMap(({ notices }) => notices as Notice[])),
        problem: weeks.get(id)?.find(({ problem }) => problem !== null)?.problem ?? null,
      }
    }),
    requests: requests.map((row) => ({
      id: row.id,
      employeeId: row.employee_id,
      name: row.name,
      workDate: row.work_date,
      timing: row.timing,
      minutes: row.minutes,
      worked: row.worked,
      reason: row.reason,
    })),
    isMore: people.length > MOST_PEOPLE,
  }
}

type Notice = Output<typeof contract.overtimeLedger>['people'][number]['notices'][number] & { limit: string }

/** Of each limit and period the last word. */
const lastNotices = (notices: readonly Notice[]) =>
  [...new Map(notices.toReversed().map((one) => [`${one.limit} ${one.from}`, one] as const)).values()].map(
    ({ label, message, level, from, until, used, figure }) => ({ label, message, level, from, until, used, figure }),
  )
