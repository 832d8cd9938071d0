import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart, pageOf } from '../../../server/list.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import { iso } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import * as contract from './contract.ts'
import { viewerOf } from './list.service.ts'
import { worksOnApplications } from './policy.ts'
import * as query from './queries.ts'

const MOST_EXPORTED = 20_000

/** What stands in which column. Names one may not see yet are not in the file either. */
const COLUMNS = [
  { id: 'number', header: 'Number', value: (r: query.Listed) => r.number },
  { id: 'name', header: 'Name', value: (r: query.Listed) => r.name },
  { id: 'email', header: 'Email', value: (r: query.Listed) => r.email },
  { id: 'job', header: 'Job', value: (r: query.Listed) => r.title },
  { id: 'stage', header: 'Stage', value: (r: query.Listed) => r.stage },
  { id: 'outcome', header: 'Outcome', value: (r: query.Listed) => r.outcome },
  { id: 'applied', header: 'Applied', value: (r: query.Listed) => iso(r.applied_at) },
  { id: 'activity', header: 'Last activity', value: (r: query.Listed) => iso(r.last_activity_at) },
  { id: 'source', header: 'Source', value: (r: query.Listed) => r.source },
  { id: 'unmet', header: 'Unmet answers', value: (r: query.Listed) => r.unmet },
  { id: 'tags', header: 'Tags', value: (r: query.Listed) => r.tags.join('; ') },
  { id: 'owner', header: 'Owner', value: (r: query.Listed) => r.owner },
] as const

export const exportCsv = async (
  ctx: Context,
  { reason, ...filter }: Parsed<typeof contract.exportApplications>,
): Promise<Download> => {
  const part = query.applicationsPart(filter, { pageSize: MOST_EXPORTED })
  const { rows } = pageOf(part, await query.listApplications(ctx.db, viewerOf(ctx), filter, part))
  ctx.audit({ action: 'application.export', targetType: 'application', detail: { reason, rows: rows.length, filter } })
  const lines = rows.map((row) => csvLine(COLUMNS.map((column) => column.value(row))))
  const headers = csvLine(COLUMNS.map((column) => column.header))
  return new Download('applications.csv', 'text/csv; charset=utf-8', `\ufeff${headers}${lines.join('')}`)
}

/** The list as a file, as it is shown, with the reason for it in the log. */
export const applicationsExport = defineListExport({
  list: 'applications',
  may: worksOnApplications,
  screen: paths.manageApplications(),
  action: 'application.export',
  input: contract.exportApplications.input,
  columns: COLUMNS,
  rows: (ctx, { reason: _, ...filter }) => {
    const { sort } = query.applicationsPart(filter, { pageSize: 1 })
    const read = (part: ListPart) => query.listApplications(ctx.db, viewerOf(ctx), filter, part)
    return everyRow(read, query.APPLICATION_ORDERS, sort)
  },
})
