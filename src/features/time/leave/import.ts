import type { Context } from '../../../server/context.ts'
import { defineImport, type ImportedRow, type MadeRecords, type RowProblem } from '../../../server/imports.ts'
import { isDay } from '../../../shared/dates.ts'
import { employmentsByNumbers } from '../../people/employments/org.service.ts'
import {
  type Known,
  knowPerson,
  type LeaveGround,
  leaveReaderOf,
  readLeaveGround,
  typesOfPerson,
} from './ground.service.ts'
import * as ledger from './ledger.queries.ts'
import { holdAccount, settleAccounts } from './ledger.service.ts'
import { ownBalancesOf } from './own.service.ts'
import { changesLeave } from './policy.ts'
import * as query from './queries.ts'

/** Opening balances from a file: what people had on a day. Everything before that day counts no more. */

type Value = {
  employmentId: string
  employeeNumber: string
  leaveType: string
  days: number
  onDay: string
  expiresOn: string | null
}
type Cells = { employee_id?: string; leave?: string; days?: string; as_of?: string; expires_on?: string }

const normal = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The kind a cell names: by its name or its key. */
const typeNamedIn = (ground: LeaveGround, known: Known, cell: string) =>
  typesOfPerson(ground, known).find(
    (type) =>
      normal(type.name) === normal(cell) ||
      normal(type.key) === normal(cell) ||
      normal(type.key.slice(3)) === normal(cell),
  )

const readRow = (
  ground: LeaveGround,
  known: Known | undefined,
  cells: Cells,
): { value: Value } | { problems: { field: string; message: string }[] } => {
  const problems: { field: string; message: string }[] = []
  const type = known && typeNamedIn(ground, known, cells.leave ?? '')
  const days = Number((cells.days ?? '').replace(',', '.'))
  const onDay = cells.as_of ?? ''
  const expiresOn = cells.expires_on || null
  if (!known) problems.push({ field: 'employee_id', message: 'Nobody has this employee ID' })
  else if (!type) problems.push({ field: 'leave', message: 'There is no leave of this name in their country' })
  if (cells.days === undefined || !Number.isFinite(days) || Math.abs(days) > 1000)
    problems.push({ field: 'days', message: 'Days must be a number up to 1000' })
  if (!isDay(onDay)) problems.push({ field: 'as_of', message: 'As of must be a date, as 2026-12-31' })
  if (expiresOn !== null && (!isDay(expiresOn) || expiresOn < onDay))
    problems.push({ field: 'expires_on', message: 'Expires on must be a date after the day of the balance' })
  if (problems.length > 0 || !known || !type) return { problems }
  const { employment_id: employmentId, employee_number: employeeNumber } = known.person
  return { value: { employmentId, employeeNumber, leaveType: type.key, days, onDay, expiresOn } }
}

const check = async (ctx: Context, rows: readonly ImportedRow[]) => {
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const numbers = rows.map(({ cells }) => String((cells as Cells).employee_id ?? '').trim())
  const on = ctx.now().toISOString().slice(0, 10)
  const ids = await employmentsByNumbers(ctx, [...new Set(numbers)])
  const people = await query.listPeople(ctx.db, ctx.actor.companyId, on, {
    employmentIds: ids.map((one) => one.employment_id),
  })
  const byNumber = new Map<string, Known>()
  for (const person of people) byNumber.set(person.employee_number, await knowPerson(reader, ground, person))
  const opened = new Set(
    (
      await ledger.listLots(
        ctx.db,
        ctx.actor.companyId,
        people.map((p) => p.employment_id),
      )
    )
      .filter((lot) => lot.kind === 'opening')
      .map((lot) => `${lot.employment_id} ${lot.leave_type}`),
  )
  const own = await ownBalancesOf(
    ctx,
    people.map((person) => person.employee_id),
  )
  const right: { row: number; value: Value }[] = []
  const problems: RowProblem[] = []
  rows.forEach(({ row, cells }, i) => {
    const known = byNumber.get(numbers[i] ?? '')
    const read = readRow(ground, known, cells as Cells)
    if ('problems' in read) problems.push(...read.problems.map((problem) => ({ row, ...problem })))
    else if (known && own.has(known.person.employee_id))
      problems.push({ row, field: 'employee_id', message: 'Your own balance is brought in by somebody else' })
    else if (opened.has(`${read.value.employmentId} ${read.value.leaveType}`))
      problems.push({
        row,
        field: 'employee_id',
        message: 'They have an opening balance of this leave',
        duplicate: true,
      })
    else right.push({ row, value: read.value })
  })
  return { right, problems }
}

const write = async (
  ctx: Context,
  rows: readonly { value: Value }[],
  { importId }: { importId: string | null },
): Promise<string[]> => {
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const employments = [...new Set(rows.map(({ value }) => value.employmentId))]
  const on = ctx.now().toISOString().slice(0, 10)
  const people = new Map(
    (await query.listPeople(ctx.db, ctx.actor.companyId, on, { employmentIds: employments })).map((p) => [
      p.employment_id,
      p,
    ]),
  )
  const lots: ledger.NewLot[] = []
  for (const { value } of rows) {
    const person = people.get(value.employmentId)
    const type = ground.types.get(value.leaveType)
    if (!person || !type) continue
    const account = await holdAccount(reader, ground, await knowPerson(reader, ground, person), type)
    lots.push({
      employmentId: value.employmentId,
      leaveType: value.leaveType,
      kind: 'opening',
      minutes: Math.round(value.days * account.day_minutes),
      onDay: value.onDay,
      expiresOn: value.expiresOn,
      reason: 'Opening balance',
      source: importId === null ? null : `import:${importId}`,
      by: ctx.actor.userId,
    })
  }
  const made = await ledger.insertLots(ctx.db, ctx.actor.companyId, lots)
  await settleAccounts(reader, ground, employments)
  return made.map(({ id }) => id)
}

/** Balances are taken back by rows against them: the ledger keeps both. */
const undo = async (ctx: Context, { records }: MadeRecords) => {
  const lots = await ledger.findLots(ctx.db, ctx.actor.companyId, records)
  await ledger.insertLots(
    ctx.db,
    ctx.actor.companyId,
    lots.map((lot) => ({
      employmentId: lot.employment_id,
      leaveType: lot.leave_type,
      kind: lot.kind,
      minutes: -lot.minutes,
      onDay: lot.on_day,
      reason: 'Import taken back',
      voids: lot.id,
      by: ctx.actor.userId,
    })),
  )
  const reader = leaveReaderOf(ctx)
  await settleAccounts(reader, await readLeaveGround(reader), [...new Set(lots.map((lot) => lot.employment_id))])
  return { removed: lots.length, left: 0, kept: { count: 0, people: [] } }
}

export const balanceImport = defineImport<Value>({
  kind: 'leave-balances',
  label: { en: 'Leave balances', ar: 'أرصدة الإجازات' },
  may: changesLeave,
  columns: [
    {
      key: 'employee_id',
      label: { en: 'Employee ID', ar: 'رقم الموظف' },
      required: true,
      aliases: ['employee number', 'staff no', 'emp id'],
    },
    {
      key: 'leave',
      label: { en: 'Kind of leave', ar: 'نوع الإجازة' },
      required: true,
      aliases: ['leave type', 'type'],
    },
    { key: 'days', label: { en: 'Days', ar: 'الأيام' }, required: true, aliases: ['balance', 'balance days'] },
    { key: 'as_of', label: { en: 'As of', ar: 'في تاريخ' }, required: true, aliases: ['date', 'as at', 'on'] },
    { key: 'expires_on', label: { en: 'Expires on', ar: 'تنتهي في' }, aliases: ['expiry', 'last day'] },
  ],
  mostRows: 100_000,
  check,
  keysOf: ({ employeeNumber, leaveType }) => [
    { field: 'employee_id', label: 'Employee ID and kind of leave', value: `${employeeNumber} ${leaveType}` },
  ],
  write,
  undo,
  action: 'leave-balance.import',
})
