import type { Context } from '../../../server/context.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { daysToPay, duePeriod } from './due.rules.ts'
import { listGroups } from './queries.ts'
import { rehearsalSettings } from './rehearsal-settings.ts'
import type * as contract from './run-summary.contract.ts'
import * as query from './run-summary.queries.ts'
import * as runs from './runs.queries.ts'
import { getRun } from './runs.service.ts'
import { variedLines } from './variance.queries.ts'

/** As many names as are said of those who came or left. */
const MOST_NAMES = 50

const toMovement = (rows: readonly (query.Moved & { total: number })[]) => ({
  people: rows.map((row) => ({
    employmentId: row.employment_id,
    employeeId: row.employee_id,
    name: row.name,
    day: row.day,
  })),
  total: rows[0]?.total ?? 0,
})

const headcountOf = async (ctx: Context, run: runs.RunRow) => {
  const { companyId } = ctx.actor
  if (run.kind !== 'regular') return null
  const last = await query.lastRunOfGroup(ctx.db, companyId, { groupId: run.group_id, before: run.pay_day })
  if (!last) return null
  const most = MOST_NAMES
  const came = { runId: run.id, notBy: last.id, day: 'started_on' as const, most }
  const left = { runId: last.id, notBy: run.id, day: 'ended_on' as const, most }
  return {
    payDay: last.pay_day,
    before: last.people,
    now: run.people,
    came: toMovement(await query.paidByOneAlone(ctx.db, companyId, came)),
    left: toMovement(await query.paidByOneAlone(ctx.db, companyId, left)),
  }
}

/** What a run comes to by scheme, and who is in it that was not in the last one and the other way round. */
export const readRunSummary = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readRunSummary>,
): Promise<Output<typeof contract.readRunSummary>> => {
  const run = await getRun(ctx, id)
  const sums = new Map((await query.schemeSums(ctx.db, ctx.actor.companyId, id)).map((row) => [row.scheme, row]))
  const schemes = ctx.payrolls.get(run.country)?.schemes ?? []
  return {
    // In the order of the law's schemes.
    schemes: schemes.flatMap(({ key, label }) => {
      const sum = sums.get(key)
      return sum ? [{ key, label, employee: sum.employee, employer: sum.employer, people: sum.people }] : []
    }),
    headcount: await headcountOf(ctx, run),
  }
}

/** Which run of each group is due, soonest first. */
export const listDuePay = async (ctx: Context): Promise<Output<typeof contract.listDuePay>> => {
  const { companyId } = ctx.actor
  const { cutOffDays } = await settingsOf(ctx.db, rehearsalSettings, { companyId })
  const standings = new Map((await query.groupStandings(ctx.db, companyId)).map((row) => [row.group_id, row]))
  const due = (await listGroups(ctx.db, companyId)).flatMap((group) => {
    const today = dayIn(ctx.countries.get(group.country).zone, ctx.now())
    const standing = standings.get(group.id)
    const period = duePeriod(group, standing?.last_paid ?? null, today)
    if (!period) return []
    const { from, until, payDay } = period
    const runId = standing?.runs.find((run) => run.payDay === payDay)?.id ?? null
    return [
      { groupId: group.id, group: group.name, from, until, payDay, ...daysToPay(payDay, today, cutOffDays), runId },
    ]
  })
  return { due: due.sort((a, b) => a.payDay.localeCompare(b.payDay) || a.group.localeCompare(b.group)) }
}

const findPerson = async (ctx: Context, { id: runId, employmentId }: { id: string; employmentId: string }) => {
  const [person] = await runs.peopleOfRun(ctx.db, ctx.actor.companyId, { runId, employmentId })
  if (!person) throw notFound('Person')
  return person
}

export const listPayLineNotes = async (
  ctx: Context,
  input: Parsed<typeof contract.listPayLineNotes>,
): Promise<Output<typeof contract.listPayLineNotes>> => {
  await findPerson(ctx, input)
  const asked = { runId: input.id, employmentId: input.employmentId }
  const rows = await query.listLineNotes(ctx.db, ctx.actor.companyId, asked)
  return {
    notes: rows.map((row) => ({
      id: row.id,
      key: row.line_key,
      note: row.note,
      at: iso(row.noted_at),
      by: row.by,
    })),
  }
}

/** Notes something on a line, in whatever state the run is: nothing that is paid changes by it. */
export const addPayLineNote = async (ctx: Context, input: Parsed<typeof contract.addPayLineNote>) => {
  const { companyId, userId } = ctx.actor
  const person = await findPerson(ctx, input)
  const { id: runId, employmentId, key, note } = input
  const lines = await variedLines(ctx.db, companyId, { runId, employmentIds: [employmentId] })
  if (!lines.some((line) => line.key === key)) throw invalid({ key: 'This line is not in the pay of this person' })
  await query.insertLineNote(ctx.db, {
    company_id: companyId,
    run_id: runId,
    employment_id: employmentId,
    line_key: key,
    note,
    noted_at: ctx.now().toISOString(),
    noted_by: userId,
  })
  ctx.audit({
    action: 'pay-line.note',
    targetType: 'employee',
    targetId: person.employee_id,
    after: { line: key, note },
    detail: { run: runId },
  })
  return listPayLineNotes(ctx, input)
}
