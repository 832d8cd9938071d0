import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import {
  groupOnDay,
  handoverOf,
  isFreeFromFirst,
  type Membership,
  type MoveTo,
  membershipsAfter,
  moveDays,
  type Standing,
} from './group-days.rules.ts'
import * as query from './group-members.queries.ts'
import { bestDay, moveProblem } from './group-moves.rules.ts'
import type * as contract from './groups.contract.ts'
import type { PayPeriod } from './pay-calendar.rules.ts'
import { momentOf } from './place-day.service.ts'
import { runsPayroll } from './policy.ts'
import * as setup from './queries.ts'
import { lockGroup } from './runs.queries.ts'

/** Who goes into which pay group, and on which day. */

/** As many days as are offered. */
const MOST_DAYS = 24

const todayOf = async (ctx: Context, entityId: string, country: string): Promise<Day> => {
  const entities = await setup.listEntities(ctx.db, ctx.actor.companyId, momentOf(ctx))
  return entities.find(({ id }) => id === entityId)?.today ?? dayIn(ctx.countries.get(country).zone, ctx.now())
}

const getGroup = async (ctx: Context, id: string): Promise<setup.GroupRow> => {
  const group = await setup.findGroup(ctx.db, ctx.actor.companyId, id)
  if (!group) throw notFound('Pay group')
  return group
}

export const listGroupPeople = async (
  ctx: Context,
  { id, search, sort, cursor, page, pageSize }: Parsed<typeof contract.listGroupPeople>,
): Promise<Output<typeof contract.listGroupPeople>> => {
  const { companyId } = ctx.actor
  const group = await getGroup(ctx, id)
  const on = await todayOf(ctx, group.entity_id, group.country)
  const part = listWindow(query.MEMBER_ORDERS, { sort, page, cursor, pageSize })
  const filter = { groupId: id, on, search }
  const { rows, next } = pageOf(part, await query.listMembers(ctx.db, companyId, { ...filter, part }))
  const people = rows.map((row) => ({
    employmentId: row.employment_id,
    employeeId: row.employee_id,
    name: row.name,
    number: row.number,
    since: row.since,
    next: row.next_from && row.next_group ? { from: row.next_from, group: row.next_group } : null,
  }))
  return { people, next, page, ...totalOf(await query.countMembers(ctx.db, companyId, filter)) }
}

export const readPersonGroup = async (
  ctx: Context,
  { employmentId }: Parsed<typeof contract.readPersonGroup>,
): Promise<Output<typeof contract.readPersonGroup>> => {
  const { companyId } = ctx.actor
  const [person] = await query.peopleToMove(ctx.db, companyId, [employmentId])
  if (!person) throw notFound('Employment')
  const groups = (await setup.listGroups(ctx.db, companyId)).filter((one) => one.entity_id === person.entity_id)
  const [first] = groups
  const today = first ? await todayOf(ctx, first.entity_id, first.country) : person.started_on
  const on = person.started_on > today ? person.started_on : today
  const now = await setup.findGroupOf(ctx.db, companyId, { employmentId, on })
  const history = await query.membersOf(ctx.db, companyId, [employmentId])
  return {
    name: person.name,
    groupId: now?.id ?? null,
    history: history
      .map((row) => ({
        groupId: row.group_id,
        group: row.group_name,
        from: row.valid_from,
        until: row.valid_until,
        reason: row.reason,
        by: row.entered_by,
      }))
      .reverse(),
    groups: groups.map(({ id, name, frequency, is_default: isDefault, is_closed: isClosed }) => ({
      id,
      name,
      frequency,
      isDefault,
      isClosed,
    })),
    mayMove: runsPayroll(ctx.actor),
  }
}

type Asked = Pick<Parsed<typeof contract.checkGroupMove>, 'id' | 'employmentIds'>

type Mover = { person: query.MovingRow; standing: Standing; days: Day[]; isElsewhere: boolean }

/** Everything that decides on when people can go into a group. */
const moversOf = async (ctx: Context, { id, employmentIds }: Asked) => {
  const { companyId } = ctx.actor
  const group = await getGroup(ctx, id)
  const ids = [...new Set(employmentIds)]
  const people = await query.peopleToMove(ctx.db, companyId, ids)
  if (people.length < ids.length) throw invalid({ employmentIds: 'Somebody here is not one of your company’s people' })
  const beside = (await setup.listGroups(ctx.db, companyId)).filter((one) => one.entity_id === group.entity_id)
  const defaultGroup = beside.find((one) => one.is_default)?.id ?? group.id
  const to: MoveTo = {
    groupId: id,
    groups: new Map(beside.map((one) => [one.id, one])),
    lockedUntil: await query.lockedUntil(ctx.db, companyId, id),
  }
  const today = await todayOf(ctx, group.entity_id, group.country)
  const known = query.byEmployment(await query.membersOf(ctx.db, companyId, ids))
  const movers = people.map((person): Mover => {
    const isElsewhere = person.entity_id !== group.entity_id
    const standing: Standing = {
      memberships: known.get(person.employment_id) ?? [],
      defaultGroup,
      startedOn: person.started_on,
      endedOn: person.ended_on,
      paidUntil: person.paid_until,
    }
    return { person, standing, isElsewhere, days: isElsewhere ? [] : moveDays(standing, to, today) }
  })
  return { group, to, today, movers, names: new Map(beside.map((one) => [one.id, one.name])) }
}

type Found = Awaited<ReturnType<typeof moversOf>>
type When = { from: Day | null; fromFirst: boolean }

const toPeriod = (period: PayPeriod | null) =>
  period && { from: period.from, until: period.until, payDay: period.payDay }

const problemOf = ({ group, to }: Found, { standing, days, isElsewhere }: Mover, when: When): string | null => {
  if (isElsewhere) return 'This person is employed by another legal entity.'
  if (group.is_closed) return 'This pay group takes nobody new.'
  return moveProblem(standing, to, { ...when, days })
}

/** Moves that were planned for a later day than this one. */
const replacedBy = (memberships: readonly Membership[], from: Day | null): number =>
  memberships.filter((one) => one.from !== null && (from === null || one.from > from)).length

const rowsOf = async (ctx: Context, found: Found, when: When): Promise<contract.GroupMove[]> => {
  const { movers, to, names, today } = found
  const ids = movers.map(({ person }) => person.employment_id)
  const since = when.fromFirst || when.from === null ? '1900-01-01' : when.from
  const open = await query.openRunsOf(ctx.db, ctx.actor.companyId, { employmentIds: ids, from: since })
  const runs = new Map(open.map((row) => [row.employment_id, row.runs]))
  return movers.map((mover): contract.GroupMove => {
    const { person, standing } = mover
    const on = when.from ?? (person.started_on > today ? person.started_on : today)
    const present = groupOnDay(standing.memberships, standing.defaultGroup, on)
    const problem = problemOf(found, mover, when)
    const isPossible = problem === null
    const { last, first } = isPossible ? handoverOf(standing, to, when.from) : { last: null, first: null }
    return {
      employmentId: person.employment_id,
      employeeId: person.employee_id,
      name: person.name,
      number: person.number,
      group: mover.isElsewhere ? null : (names.get(present) ?? null),
      problem,
      last: toPeriod(last),
      first: toPeriod(first),
      replaces: isPossible ? replacedBy(standing.memberships, when.from) : 0,
      openRuns: isPossible ? (runs.get(person.employment_id) ?? 0) : 0,
    }
  })
}

const daysOf = ({ movers }: Found): Map<Day, number> => {
  const days = new Map<Day, number>()
  for (const mover of movers) for (const day of mover.days) days.set(day, (days.get(day) ?? 0) + 1)
  return days
}

const isFree = ({ standing, isElsewhere }: Mover): boolean => !isElsewhere && isFreeFromFirst(standing)

/** What was asked; where nothing was, from the first day where nobody was paid yet, else the day that suits most. */
const whenOf = (found: Found, { from, fromFirst }: When): When => {
  if (fromFirst) return { from: null, fromFirst }
  if (from !== null) return { from, fromFirst }
  if (found.movers.every(isFree)) return { from: null, fromFirst: true }
  return { from: bestDay(daysOf(found)), fromFirst: false }
}

export const checkGroupMove = async (
  ctx: Context,
  input: Parsed<typeof contract.checkGroupMove>,
): Promise<Output<typeof contract.checkGroupMove>> => {
  const found = await moversOf(ctx, input)
  const when = whenOf(found, input)
  const days = [...daysOf(found)].sort(([a], [b]) => a.localeCompare(b)).slice(0, MOST_DAYS)
  return {
    ...when,
    days: days.map(([day, people]) => ({ day, people })),
    free: found.movers.filter(isFree).length,
    rows: await rowsOf(ctx, found, when),
  }
}

/** Moves and locks of a legal entity go one after the other: what is paid when this looks stays so until it is done. */
export const moveToGroup = async (
  ctx: Context,
  input: Parsed<typeof contract.moveToGroup>,
): Promise<Output<typeof contract.moveToGroup>> => {
  const { companyId, userId: by } = ctx.actor
  if (input.from === null && !input.fromFirst) throw invalid({ from: 'From is required' })
  const when = { from: input.fromFirst ? null : input.from, fromFirst: input.fromFirst }
  await lockGroup(ctx.db, companyId, input.id)
  const found = await moversOf(ctx, input)
  const rows = await rowsOf(ctx, found, when)
  const right = rows.filter(({ problem }) => problem === null)
  const [only] = rows
  if (rows.length === 1 && only?.problem)
    throw new Refusal('CONFLICT', only.problem, { fields: { from: only.problem } })
  const movers = new Map(found.movers.map((one) => [one.person.employment_id, one]))
  for (const { employmentId, employeeId, group } of right) {
    const mover = movers.get(employmentId)
    if (!mover) continue
    const stretches = membershipsAfter(mover.standing, input.id, when.from)
    await query.saveMemberships(ctx.db, companyId, { employmentId, stretches, reason: input.reason ?? '', by })
    ctx.audit({
      action: 'pay-group.move',
      targetType: 'employee',
      targetId: employeeId,
      before: { group, stretches: mover.standing.memberships },
      after: { group: found.group.name, from: when.from, fromFirst: when.fromFirst, reason: input.reason },
    })
  }
  return { moved: right.length, rows }
}
