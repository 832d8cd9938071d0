import { defineListExport } from '../../../server/list.export.ts'
import { everyRow } from '../../../server/list.ts'
import { wallIn } from '../../../shared/dates.ts'
import { fileReason } from '../../../shared/fields.ts'
import { paths } from '../../../shared/paths.ts'
import * as contract from './contract.ts'
import * as query from './days.queries.ts'
import { filterOf } from './days.service.ts'
import { readsAttendance } from './policy.ts'

const at = (row: query.RecordRow, instant: string | null) =>
  instant === null ? '' : wallIn(row.zone, instant).replace('T', ' ').slice(0, 16)

/** Days of people as a file: what the screen is filtered by, clock times as the place shows them. */
export const attendanceExport = defineListExport({
  list: 'attendance',
  may: readsAttendance,
  screen: paths.attendance(),
  action: 'attendance.export',
  input: contract.listAttendance.input.extend({ reason: fileReason }),
  columns: [
    { id: 'number', header: 'Employee ID', value: (row: query.RecordRow) => row.number },
    { id: 'name', header: 'Name', value: (row) => row.name },
    { id: 'department', header: 'Department', value: (row) => row.department ?? '' },
    { id: 'site', header: 'Site', value: (row) => row.site ?? '' },
    { id: 'day', header: 'Day', value: (row) => row.work_date },
    { id: 'state', header: 'State', value: (row) => row.state.replaceAll('_', ' ') },
    { id: 'remote', header: 'Remote', value: (row) => (row.remote ? 'yes' : '') },
    { id: 'plan', header: 'Planned from', value: (row) => at(row, row.plan_from) },
    { id: 'planUntil', header: 'Planned until', value: (row) => at(row, row.plan_until) },
    { id: 'in', header: 'First in', value: (row) => at(row, row.first_in) },
    { id: 'out', header: 'Last out', value: (row) => at(row, row.last_out) },
    { id: 'zone', header: 'Time zone', value: (row) => row.zone },
    { id: 'planned', header: 'Planned minutes', value: (row) => row.planned },
    { id: 'worked', header: 'Worked minutes', value: (row) => row.worked ?? '' },
    { id: 'breaks', header: 'Break minutes', value: (row) => row.break_minutes },
    { id: 'late', header: 'Minutes late', value: (row) => row.late },
    { id: 'early', header: 'Minutes early', value: (row) => row.early },
    { id: 'overtime', header: 'Overtime minutes', value: (row) => row.overtime },
    { id: 'overtimePaid', header: 'Overtime paid minutes', value: (row) => row.overtime_paid },
    { id: 'exceptions', header: 'Not clear', value: (row) => row.exceptions.join(', ').replaceAll('_', ' ') },
  ],
  rows: (ctx, input) => {
    const filter = filterOf(ctx.actor.companyId, input)
    return everyRow((part) => query.listRecords(ctx.db, filter, part), query.DAY_ORDERS, input.sort)
  },
})
