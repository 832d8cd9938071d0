import { sql } from 'kysely'
import type { Country } from '../../countries/country.ts'
import { delegateWhileAway } from '../../features/platform/approvals/delegations.service.ts'
import { adjustLeave } from '../../features/time/leave/adjust.service.ts'
import { costOf } from '../../features/time/leave/cost.rules.ts'
import { type LeaveReader, leaveReaderOf, readLeaveGround } from '../../features/time/leave/ground.service.ts'
import { type HeldSegment, heldSegments } from '../../features/time/leave/judge.rules.ts'
import { listAccounts } from '../../features/time/leave/ledger.queries.ts'
import { openAccounts, replayAccounts } from '../../features/time/leave/ledger.service.ts'
import { addLeaveBlackout, saveLeaveCover } from '../../features/time/leave/limits.service.ts'
import { type LeavePlans, leavePlansOf } from '../../features/time/leave/plans.service.ts'
import { PLAIN_POLICY, type PolicyContent, policyProblems } from '../../features/time/leave/policy.rules.ts'
import { insertPolicy, type LeavePerson, listDepartments, listPeople } from '../../features/time/leave/queries.ts'
import { askLeave } from '../../features/time/leave/requests.service.ts'
import type { Context, Services } from '../../server/context.ts'
import { k } from '../../server/sql.ts'
import { addDays, addMonths, type Day, dayIn } from '../../shared/dates.ts'
import { demoContext, type Owner } from './context.ts'
import { type Die, dieOf } from './draw.ts'

/** A year of leave of a company: what was taken, what is booked, what waits, and who stands in. Bulk of it is written at once. */

const inYears = (years: number) => ({ years, months: years * 12 + 12, days: years * 365 + 365, daysWorked: 240 })

/** Somewhat more than the law of the country asks at most; null where no figure is on file. */
const policyFor = (country: Country, on: Day): PolicyContent | null => {
  const kind = country.leave.kinds.find(({ key }) => key === 'annual')
  if (!kind) return null
  const most = country.leave.regimes
    .filter(({ key, refused }) => !refused && (kind.regimes?.includes(key) ?? true))
    .flatMap(({ key }) => [0, 5, 10, 20].map((years) => ({ regime: key, service: inYears(years), on })))
    .map((question) => Number(kind.entitlement(question).value.valueOf()))
  const days = Math.max(...most) + 2
  const content = {
    ...PLAIN_POLICY,
    steps: [{ afterYears: 0, days }],
    carry: { maxDays: Math.max(30, days), months: 15 },
    mayOweDays: 5,
    backDays: null,
    encash: { keepDays: 10, maxDays: 5 },
  }
  return policyProblems(content, kind, country.leave, on).length === 0 ? content : null
}

type Past = { person: LeavePerson; type: string; segments: HeldSegment[]; from: Day; until: Day; askedAt: string }

/** Weeks off, single days and days of illness of one person, by their own die: no day twice. */
const daysOff = (die: Die, person: LeavePerson, { plans, today }: { plans: LeavePlans; today: Day }): Past[] => {
  const used = new Set<Day>()
  const blocks: { type: string; ago: number; length: number }[] = [
    { type: 'annual', ago: die.between(20, 300), length: die.pick([3, 5, 5, 8]) },
    { type: 'annual', ago: die.between(5, 340), length: die.pick([1, 1, 2]) },
    ...(die.chance(0.45) ? [{ type: 'sick', ago: die.between(8, 330), length: die.pick([1, 1, 2, 3]) }] : []),
    ...(die.chance(0.35) ? [{ type: 'annual', ago: -die.between(3, 55), length: die.pick([2, 5, 5]) }] : []),
    ...(die.chance(0.06) ? [{ type: 'annual', ago: die.between(0, 2), length: die.pick([3, 5]) }] : []),
  ]
  return blocks.flatMap(({ type, ago, length }): Past[] => {
    const from = addDays(today, -ago)
    const until = addDays(from, length - 1)
    if (from < person.started_on || (person.ended_on !== null && until > person.ended_on)) return []
    const segments = heldSegments(
      costOf({
        request: { from, until },
        plan: plans.plans,
        holidays: plans.holidays,
        policy: { counts: 'working', sandwich: false, dayMinutes: 480 },
      }),
    )
    const worked = segments.filter(({ minutes }) => minutes > 0)
    if (worked.length === 0 || worked.some(({ day }) => used.has(day))) return []
    for (const { day } of worked) used.add(day)
    const before = type === 'sick' ? 0 : die.between(6, 30)
    const asked = addDays(from, -before)
    return [
      {
        person,
        type: `${person.country}.${type}`,
        segments,
        from,
        until,
        askedAt: `${asked >= today ? addDays(today, -1) : asked}T0${die.between(1, 9)}:12:00Z`,
      },
    ]
  })
}

/** Requests and their days, approved as they were asked, each in one statement. */
const writePast = async (ctx: Context, past: readonly Past[]): Promise<void> => {
  if (past.length === 0) return
  const { companyId, userId } = ctx.actor
  const rows = past.map((one) => ({
    ...one,
    id: crypto.randomUUID(),
    minutes: one.segments.reduce((sum, s) => sum + s.minutes, 0),
  }))
  await ctx.db.run(sql`
    insert into leave_requests (company_id, id, employment_id, leave_type, from_day, until_day, minutes, state, asked_by, asked_at, decided_by, decided_at)
    select ${companyId}::uuid, id, employment_id, leave_type, from_day, until_day, minutes, 'approved', null, asked_at, ${userId}::uuid, asked_at + interval '5 hours'
      from unnest(${rows.map((r) => r.id)}::uuid[], ${rows.map((r) => r.person.employment_id)}::uuid[], ${rows.map((r) => r.type)}::text[],
        ${rows.map((r) => r.from)}::date[], ${rows.map((r) => r.until)}::date[], ${rows.map((r) => r.minutes)}::int[],
        ${rows.map((r) => r.askedAt)}::timestamptz[]) as r (id, employment_id, leave_type, from_day, until_day, minutes, asked_at)`)
  const days = rows.flatMap((row) => row.segments.map((segment) => ({ ...segment, row })))
  await ctx.db.run(sql`
    insert into leave_segments (company_id, request_id, employment_id, day, part, colour, minutes, holds_am, holds_pm, state, approved_at)
    select ${companyId}::uuid, *, 'approved', now() from unnest(
      ${days.map((d) => d.row.id)}::uuid[], ${days.map((d) => d.row.person.employment_id)}::uuid[], ${days.map((d) => d.day)}::date[],
      ${days.map((d) => d.kind)}::text[], ${days.map((d) => d.colour)}::text[], ${days.map((d) => d.minutes)}::int[],
      ${days.map((d) => d.holdsAm)}::bool[], ${days.map((d) => d.holdsPm)}::bool[])`)
}

/** What waits: asked for by the account of the person where they have one, else on their behalf. */
const askSome = async (ctx: Context, people: readonly LeavePerson[], today: Day): Promise<void> => {
  const accounts = await ctx.db.many(
    k
      .selectFrom('users')
      .select(['id', 'employee_id'])
      .where('company_id', '=', ctx.actor.companyId)
      .where('employee_id', 'is not', null)
      .orderBy('employee_id'),
  )
  const byRecord = new Map(accounts.map((account) => [account.employee_id, account.id]))
  const first = people.filter((person) => byRecord.has(person.employee_id)).slice(0, 3)
  for (const [i, person] of first.entries()) {
    const from = addDays(today, 80 + i * 9)
    const actor = { ...ctx.actor, userId: byRecord.get(person.employee_id) ?? ctx.actor.userId }
    await askLeave(
      { ...ctx, actor },
      {
        employeeId: person.employee_id,
        wanted: {
          type: `${person.country}.annual`,
          from,
          until: addDays(from, 4),
          halves: [],
          hours: null,
          note: i === 0 ? 'A wedding in the family.' : null,
          occasion: null,
          file: null,
          delegate: null,
        },
        isEntered: false,
      },
    )
  }
}

const fill = async (ctx: Context, reader: LeaveReader, today: Day): Promise<void> => {
  const { companyId, userId } = ctx.actor
  const people = (await listPeople(ctx.db, companyId, today, { since: addMonths(today, -12) })).toSorted((a, b) =>
    a.employee_number < b.employee_number ? -1 : 1,
  )
  const openedOn = `${addMonths(today, -12).slice(0, 7)}-01`
  for (const code of [...new Set(people.map(({ country }) => country))]) {
    const content = policyFor(ctx.countries.get(code), today)
    if (!content) continue
    await insertPolicy(ctx.db, {
      company_id: companyId,
      policy_key: crypto.randomUUID(),
      version: 1,
      leave_type: `${code}.annual`,
      country: code,
      name: 'Annual leave',
      effective_from: openedOn,
      everyone: true,
      content: JSON.stringify(content),
      created_by: userId,
    })
  }
  const ground = await readLeaveGround(reader)
  const ids = people.map(({ employment_id }) => employment_id)
  await openAccounts(reader, ground, ids, openedOn)
  const plans = await leavePlansOf(reader, ids, { from: addDays(today, -365), until: addDays(today, 70) })
  const past = people.flatMap((person) => {
    const own = plans.get(person.employment_id)
    return own
      ? daysOff(dieOf(`leave ${person.employee_number}`), person, { plans: own, today }).filter(({ type }) =>
          ground.types.has(type),
        )
      : []
  })
  await writePast(ctx, past)
  await replayAccounts(reader, ground, ids)
}

/** Asks for nothing where there is leave already. */
export const addLeave = (services: Services, owner: Owner): Promise<void> =>
  services.database.forCompany(owner.companyId, async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`leave ${owner.companyId}`}, 0))`)
    if (
      await db.maybe(
        k.selectFrom('leave_accounts').select('leave_type').where('company_id', '=', owner.companyId).limit(1),
      )
    )
      return
    const demo = demoContext(services, db, owner)
    const ctx = demo.as()
    const today = dayIn(services.countries.all[0]?.zone ?? 'UTC', services.now())
    await fill(ctx, leaveReaderOf(ctx), today)
    const people = await listPeople(db, owner.companyId, today, { since: addDays(today, 200) })
    const accounts = await listAccounts(
      db,
      owner.companyId,
      people.map(({ employment_id }) => employment_id),
    )
    // Whose place has no law on file has no account.
    const hasAccount = new Set(accounts.map(({ employment_id, leave_type }) => `${employment_id} ${leave_type}`))
    const inService = people.filter(
      (person) =>
        person.ended_on === null &&
        person.started_on < addMonths(today, -6) &&
        hasAccount.has(`${person.employment_id} ${person.country}.annual`),
    )
    await askSome(ctx, inService, today)
    const [first] = inService
    if (first)
      await adjustLeave(ctx, {
        employeeId: first.employee_id,
        type: `${first.country}.annual`,
        kind: 'comp_off',
        minutes: 480,
        onDay: addDays(today, -9),
        expiresOn: addDays(today, 80),
        reason: 'Worked on a Sunday for the stocktaking',
        withPay: false,
      })
    const year = Number(today.slice(0, 4)) + 1
    await addLeaveBlackout(ctx, {
      departmentId: null,
      from: `${year}-03-29`,
      until: `${year}-03-31`,
      reason: 'End of the financial year',
    })
    const department = (await listDepartments(db, owner.companyId)).find(({ id }) =>
      inService.some((person) => person.department_id === id),
    )
    if (department) await saveLeaveCover(ctx, { departmentId: department.id, least: 2, refuses: false })
    await standIn(ctx, today)
    await demo.log(ctx)
  })

/** Somebody of HR is away next week: whoever runs the company decides meanwhile. */
const standIn = async (ctx: Context, today: Day): Promise<void> => {
  const hr = await ctx.db.maybe(
    k
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', ctx.actor.companyId)
      .where('role', '=', 'hr_admin')
      .orderBy('created_at')
      .limit(1),
  )
  if (!hr) return
  await delegateWhileAway(
    ctx,
    { from: hr.id, to: ctx.actor.userId, fromDay: addDays(today, 6), untilDay: addDays(today, 10) },
    [],
  )
}
