import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { addDays, type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fileReason } from '../../../shared/fields.ts'
import { paths } from '../../../shared/paths.ts'
import { requireSpan } from './days.service.ts'
import { readsAttendance } from './policy.ts'
import * as contract from './summary.contract.ts'
import * as query from './summary.queries.ts'

/** Days that are summed up where nobody says which. */
const USUAL_DAYS = 31
/** A year at most: each line is made of all people of a site. */
const MOST_DAYS = 366

type Asked = { from: Day | null; until: Day | null; site: string | null }

const filterOf = ({ actor, now }: Context, { from, until, site }: Asked): query.SummaryFilter => {
  // Tomorrow has begun somewhere already.
  const last = until ?? (from ? addDays(from, USUAL_DAYS - 1) : addDays(dayIn('UTC', now()), 1))
  const first = from ?? addDays(last, 1 - USUAL_DAYS)
  requireSpan({ from: first, until: last }, MOST_DAYS)
  return { companyId: actor.companyId, from: first, until: last, site }
}

export const readSummary = async (
  ctx: Context,
  input: Parsed<typeof contract.attendanceSummary>,
): Promise<Output<typeof contract.attendanceSummary>> => {
  const filter = filterOf(ctx, input)
  const part = listWindow(query.SUMMARY_ORDERS, input)
  const { rows, next } = pageOf(part, await query.listSummary(ctx.db, filter, part))
  return {
    days: rows.map((row) => ({
      id: `${row.work_date} ${row.site_id ?? ''}`,
      workDate: row.work_date,
      siteId: row.site_id,
      site: row.site,
      planned: row.planned,
      present: row.present,
      late: row.late,
      absent: row.absent,
      leave: row.leave,
      remote: row.remote,
      worked: row.worked,
      overtime: row.overtime,
      exceptions: row.exceptions,
    })),
    next,
    page: input.page,
    ...totalOf(await query.countSummary(ctx.db, filter)),
  }
}

/** The same as a file. */
export const summaryExport = defineListExport({
  list: 'attendance-summary',
  may: readsAttendance,
  screen: paths.attendance({ tab: 'summary' }),
  action: 'attendance.export-summary',
  input: contract.attendanceSummary.input.extend({ reason: fileReason }),
  columns: [
    { id: 'day', header: 'Day', value: (row: query.SummaryFacts) => row.work_date },
    { id: 'site', header: 'Site', value: (row) => row.site ?? '' },
    { id: 'planned', header: 'Planned', value: (row) => row.planned },
    { id: 'present', header: 'Present', value: (row) => row.present },
    { id: 'late', header: 'Late', value: (row) => row.late },
    { id: 'absent', header: 'Absent', value: (row) => row.absent },
    { id: 'leave', header: 'On leave', value: (row) => row.leave },
    { id: 'remote', header: 'Remote', value: (row) => row.remote },
    { id: 'worked', header: 'Worked minutes', value: (row) => row.worked },
    { id: 'overtime', header: 'Overtime minutes', value: (row) => row.overtime },
    { id: 'exceptions', header: 'To put right', value: (row) => row.exceptions },
  ],
  rows: (ctx, input) => {
    const filter = filterOf(ctx, input)
    return everyRow((part) => query.listSummary(ctx.db, filter, part), query.SUMMARY_ORDERS, input.sort)
  },
})
