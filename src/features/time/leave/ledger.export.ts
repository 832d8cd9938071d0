import { sql } from 'kysely'
import { z } from 'zod'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { fileReason, optionalText } from '../../../shared/fields.ts'
import { containsPattern } from '../../../shared/list.ts'
import { paths } from '../../../shared/paths.ts'
import { leaveReaderOf, readLeaveGround } from './ground.service.ts'
import { readsLeave } from './policy.ts'
import { daysOf } from './shown.service.ts'

type LedgerRow = {
  number: string
  person: string
  department: string | null
  leave_type: string
  on_day: Day
  kind: string
  minutes: number
  day_minutes: number
  lot: string
  cause: string
  entered_at: string
}

type LedgerFilter = {
  companyId: string
  employee: string | null
  type: string | null
  department: string | null
  search: string | null
}

const LEDGER_ORDERS: Readonly<Record<string, ListOrder>> = { entry: [{ by: sql.ref('entry.id'), type: 'whole' }] }

const listLedger = (db: Db, filter: LedgerFilter, part: ListPart) =>
  db.many(sql<LedgerRow & { place: (string | null)[] }>`
    select employee.employee_number as number, employee.full_name as person, department.name as department, entry.leave_type, entry.on_day,
           entry.kind, entry.minutes, account.day_minutes, entry.lot, entry.cause, entry.entered_at, ${part.key} as place
      from leave_entries entry
      join leave_accounts account on account.company_id = entry.company_id and account.employment_id = entry.employment_id
       and account.leave_type = entry.leave_type
      join employments employment on employment.company_id = entry.company_id and employment.id = entry.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join departments department on department.company_id = employee.company_id
       and lower(department.name) = lower(employee.department) and department.merged_into is null
     where ${filterConditions(filter, {
       companyId: (id) => sql`entry.company_id = ${id}::uuid`,
       employee: (id) => sql`employee.id::text = ${id}`,
       type: (type) => sql`entry.leave_type = ${type}`,
       department: (id) => sql`department.id::text = ${id}`,
       search: (text) => sql`employee.full_name ilike ${containsPattern(text)}`,
     })} and ${part.after} ${part.end}`)

/** The ledger of leave as a file: every entry in the order it was written, with what it follows from. */
export const leaveLedgerExport = defineListExport({
  list: 'leave-ledger',
  may: readsLeave,
  screen: paths.leave({ tab: 'balances' }),
  action: 'leave.export-ledger',
  input: z.object({
    employee: optionalText('Employee', 40),
    type: optionalText('Kind of leave', 60),
    department: optionalText('Department', 40),
    search: optionalText('Search', 100),
    reason: fileReason,
  }),
  columns: [
    { id: 'number', header: 'Employee ID', value: (row: LedgerRow) => row.number },
    { id: 'person', header: 'Person', value: (row) => row.person },
    { id: 'department', header: 'Department', value: (row) => row.department ?? '' },
    { id: 'type', header: 'Kind of leave', value: (row) => row.leave_type },
    { id: 'day', header: 'Day', value: (row) => row.on_day },
    { id: 'entry', header: 'Entry', value: (row) => row.kind.replaceAll('_', ' ') },
    { id: 'days', header: 'Days', value: (row) => daysOf(row.minutes, row.day_minutes) },
    { id: 'minutes', header: 'Minutes', value: (row) => row.minutes },
    { id: 'lot', header: 'Came with', value: (row) => row.lot },
    { id: 'cause', header: 'Follows from', value: (row) => row.cause },
    { id: 'entered', header: 'Written', value: (row) => row.entered_at },
  ],
  rows: async function* (ctx, { reason: _, ...asked }) {
    const { types } = await readLeaveGround(leaveReaderOf(ctx))
    const filter = { companyId: ctx.actor.companyId, ...asked }
    for await (const rows of everyRow((part) => listLedger(ctx.db, filter, part), LEDGER_ORDERS, 'entry'))
      yield rows.map((row) => ({ ...row, leave_type: types.get(row.leave_type)?.name ?? row.leave_type }))
  },
})
