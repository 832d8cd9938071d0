import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import { defineImport, type ImportedRow, type MadeRecords, type RowProblem } from '../../../server/imports.ts'
import { addDays, type Day, isDay } from '../../../shared/dates.ts'
import { employmentsByNumbers } from '../../people/employments/org.service.ts'
import { loadSkillNames, offeredOf } from './change.service.ts'
import { type Checks, checkingOf, holdChecks } from './checks.service.ts'
import { bindingRule } from './may-work.rules.ts'
import { keepsSchedules } from './policy.ts'
import * as query from './roster.queries.ts'
import { loadShiftTypes, toTimed } from './roster.service.ts'
import { zoneOfPlace } from './roster-place.service.ts'
import { plainDays, type ShiftTypes, shiftInstants, wallTime } from './roster-shifts.rules.ts'
import { listShiftTypes, type ShiftTypeRow } from './setup.queries.ts'

/** A roster from a file or from pasted rows: one shift a row, drafts all of them, each asked of the rules as if it were made by hand. */

/** Days that rows checked together may lie apart: what the rules ask about is loaded for all of them. */
const MOST_DAYS_APART = 92

const time = (column: string) =>
  z
    .string()
    .trim()
    .transform((text) => (/^\d:\d\d$/.test(text) ? `0${text}` : text))
    .refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { error: `${column} must be a time, as 08:30` })
    .optional()

const Cells = z.object({
  employee_id: z.string().trim().optional(),
  date: z.string().trim().refine(isDay, { error: 'Date must be YYYY-MM-DD' }),
  shift: z.string().trim().min(1, { error: 'Shift is required' }),
  start: time('Start'),
  end: time('End'),
  site: z.string().trim().optional(),
  note: z.string().trim().max(300, { error: 'Note must be at most 300 characters' }).optional(),
})
type Cells = z.output<typeof Cells>

/** A shift as it is written, and by whose number it came; without one it is open. */
type Value = { employeeNumber: string | null; shift: query.NewShift }

type Found = {
  types: readonly ShiftTypeRow[]
  times: ShiftTypes
  skills: ReadonlyMap<string, string>
  sites: Awaited<ReturnType<typeof query.listSiteNames>>
  employments: ReadonlyMap<string, string>
  companyCountry: string
  first: Day
  checks: Checks
  /** Shifts that people have already: employment, day and start on the wall. */
  kept: ReadonlySet<string>
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const keyOf = (employmentId: string, day: Day, start: string) => `${employmentId} ${day} ${start}`

type Problem = { field: string; message: string; duplicate?: true }

const loadFound = async (ctx: Context, rows: readonly Cells[]): Promise<Found> => {
  const { companyId } = ctx.actor
  const numbers = [...new Set(rows.flatMap(({ employee_id }) => employee_id || []))]
  const employments = new Map(
    (await employmentsByNumbers(ctx, numbers)).map((row) => [row.employee_number, row.employment_id] as const),
  )
  const days = rows.map(({ date }) => date).toSorted()
  const first = days[0] ?? ctx.now().toISOString().slice(0, 10)
  const farthest = addDays(first, MOST_DAYS_APART)
  const last = days.findLast((day) => day <= farthest) ?? first
  const span = { from: first, until: last }
  const ids = [...employments.values()]
  const kept = await query.listRosterRows(ctx.db, companyId, { ...span, siteId: null, ids })
  return {
    types: (await listShiftTypes(ctx.db, companyId)).filter(({ archived_at }) => archived_at === null),
    times: await loadShiftTypes(ctx.db, companyId),
    skills: await loadSkillNames(ctx),
    sites: await query.listSiteNames(ctx.db, companyId),
    employments,
    companyCountry: await query.companyCountry(ctx.db, companyId),
    first,
    // Whoever else plans for them waits until these rows are in.
    checks: await holdChecks(checkingOf(ctx), ids, span),
    kept: new Set(
      kept
        .map(toTimed)
        .map(({ workDate, startsAt, zone }, i) =>
          keyOf(kept[i]?.employment_id ?? '', workDate, wallTime(startsAt, workDate, zone)),
        ),
    ),
  }
}

const readRow = (ctx: Context, found: Found, cells: Cells): { value: Value } | { problem: Problem } => {
  const { employee_id: number, date, note } = cells
  const employmentId = number ? (found.employments.get(number) ?? null) : null
  if (number && (employmentId === null || !found.checks.ids.includes(employmentId)))
    return { problem: { field: 'employee_id', message: 'Nobody has this employee ID' } }
  if (date > addDays(found.first, MOST_DAYS_APART))
    return { problem: { field: 'date', message: `Bring in at most ${MOST_DAYS_APART} days at a time` } }
  const type = found.types.find((one) => same(one.name, cells.shift) || same(one.code, cells.shift))
  if (!type) return { problem: { field: 'shift', message: 'You have no shift of this name' } }
  const site = cells.site ? found.sites.find(({ name }) => same(name, cells.site ?? '')) : null
  if (site === undefined) return { problem: { field: 'site', message: 'You have no site of this name' } }
  const own = employmentId === null ? null : found.checks.known(employmentId).row
  const place = zoneOfPlace(ctx, { site, own, sites: found.sites, companyCountry: found.companyCountry })
  const hours = { workDate: date, zone: place.zone, start: cells.start ?? null, end: cells.end ?? null }
  let times: ReturnType<typeof shiftInstants>
  try {
    times = shiftInstants(found.times, type.id, hours)
  } catch (refused) {
    if (!(refused instanceof RangeError)) throw refused
    return { problem: { field: 'start', message: `${refused.message}.` } }
  }
  const shift: query.NewShift = {
    employment_id: employmentId,
    site_id: place.siteId,
    work_date: date,
    starts_at: times.startsAt,
    ends_at: times.endsAt,
    zone: place.zone,
    shift_type_id: type.id,
    skill_id: type.skill_id,
    note: note || null,
    created_by: ctx.actor.userId,
  }
  if (employmentId === null) return { value: { employeeNumber: null, shift } }
  const start = wallTime(times.startsAt, date, place.zone)
  if (found.kept.has(keyOf(employmentId, date, start)))
    return { problem: { field: 'date', message: 'They have this shift already', duplicate: true } }
  const row = { id: `row ${keyOf(employmentId, date, start)}`, workDate: date, ...times, zone: place.zone }
  const skill = type.skill_id === null ? null : (found.skills.get(type.skill_id) ?? null)
  const offered = offeredOf(found.times, { ...row, shiftTypeId: type.id, beside: false }, skill)
  const binding = bindingRule(found.checks.verdicts(employmentId, offered))
  if (binding) return { problem: { field: 'date', message: `${plainDays(binding.message)}.` } }
  // What comes after it in the file is held against it as well.
  found.checks.give(employmentId, offered)
  return { value: { employeeNumber: number ?? null, shift } }
}

const check = async (ctx: Context, rows: readonly ImportedRow[]) => {
  const problems: RowProblem[] = []
  const read: { row: number; cells: Cells }[] = []
  for (const { row, cells } of rows) {
    const { data, error } = Cells.safeParse(cells)
    if (data) read.push({ row, cells: data })
    for (const issue of error?.issues ?? [])
      problems.push({ row, field: String(issue.path[0] ?? 'date'), message: issue.message })
  }
  const found = await loadFound(
    ctx,
    read.map(({ cells }) => cells),
  )
  const right: { row: number; value: Value }[] = []
  for (const { row, cells } of read) {
    const judged = readRow(ctx, found, cells)
    if ('problem' in judged) problems.push({ row, ...judged.problem })
    else right.push({ row, value: judged.value })
  }
  return { right, problems }
}

const write = async (ctx: Context, rows: readonly { value: Value }[]): Promise<string[]> => {
  const { companyId, userId } = ctx.actor
  const shifts = rows.map(({ value }) => value.shift)
  const ids = await query.insertShifts(ctx.db, companyId, shifts)
  const made = ids.map((shiftId, i) => ({ shiftId, kind: 'made', employmentId: shifts[i]?.employment_id ?? null }))
  await query.insertEvents(ctx.db, companyId, userId, made)
  return ids
}

/** Takes back drafts; what was published since, people have been told of. */
const undo = async (ctx: Context, { records, most }: MadeRecords) => {
  const { companyId, userId } = ctx.actor
  const shifts = await query.lockShifts(ctx.db, companyId, records)
  const drafts = shifts.filter(({ state }) => state === 'draft').slice(0, most)
  await query.updateShifts(
    ctx.db,
    companyId,
    drafts.map(({ id }) => id),
    { state: 'cancelled', updated_by: userId },
  )
  const taken = drafts.map(({ id, employment_id }) => ({ shiftId: id, kind: 'cancelled', employmentId: employment_id }))
  await query.insertEvents(ctx.db, companyId, userId, taken)
  const left = shifts.filter(({ state }) => state === 'draft').length - drafts.length
  const kept = shifts.filter(({ state }) => state !== 'draft' && state !== 'cancelled')
  return { removed: drafts.length, left, kept: { count: kept.length, people: [] } }
}

export const rosterImport = defineImport<Value>({
  kind: 'roster',
  label: { en: 'Shifts', ar: 'المناوبات' },
  may: keepsSchedules,
  columns: [
    {
      key: 'employee_id',
      label: { en: 'Employee ID (empty: an open shift)', ar: 'رقم الموظف (فارغ: مناوبة مفتوحة)' },
      aliases: ['employee id', 'employee number', 'staff no', 'emp id', 'employee'],
    },
    { key: 'date', label: { en: 'Date', ar: 'التاريخ' }, required: true, aliases: ['day', 'work date', 'shift date'] },
    { key: 'shift', label: { en: 'Shift', ar: 'المناوبة' }, required: true, aliases: ['shift name', 'shift code'] },
    { key: 'start', label: { en: 'Start', ar: 'البداية' }, aliases: ['start time', 'from', 'begins'] },
    { key: 'end', label: { en: 'End', ar: 'النهاية' }, aliases: ['end time', 'until', 'to', 'ends'] },
    { key: 'site', label: { en: 'Site', ar: 'الموقع' }, aliases: ['location', 'place'] },
    { key: 'note', label: { en: 'Note', ar: 'ملاحظة' }, aliases: ['remark', 'comment'] },
  ],
  mostRows: 20_000,
  check,
  keysOf: ({ employeeNumber, shift }) =>
    employeeNumber === null
      ? []
      : [
          {
            field: 'date',
            label: 'Employee ID, date and start',
            value: `${employeeNumber} ${shift.work_date} ${shift.starts_at}`,
          },
        ],
  write,
  undo,
  action: 'rosterShift.import',
})
