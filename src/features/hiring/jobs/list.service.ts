import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import type { ListedJob } from './contract.ts'
import type { exportCompanyJobs } from './list.contract.ts'
import { listCompanyJobs } from './service.ts'

const MOST_EXPORTED = 5_000
const HEADERS = [
  'Job',
  'Department',
  'Vacancies',
  'Status',
  'Must fix',
  'Warnings',
  'Place',
  'Country',
  'New',
  'In review',
  'Interviewing',
  'Offers',
  'Hired',
  'Views',
  'Applied on their own',
  'Apply rate',
  'Days on show',
  'Quiet days',
  'Goes live',
  'Until',
  'Closed',
  'Close reason',
  'Changed',
]

const lineOf = (j: ListedJob): string =>
  csvLine([
    j.title,
    j.department,
    j.vacancies,
    j.status,
    j.rules.fix,
    j.rules.warn,
    j.place,
    j.country,
    j.fresh,
    j.review,
    j.interviewing,
    j.offers,
    j.hired,
    // Of fewer than twenty views no rate is told, here as on the screen.
    j.seen?.views,
    j.seen?.applied,
    j.seen?.rate,
    j.age,
    j.idle,
    j.publishAt,
    j.closesOn,
    j.closedAt,
    j.closeReason,
    j.updatedAt,
  ])

/** What the list shows, all pages of it. Instants are UTC, the apply rate a share of one. */
export const exportCsv = async (ctx: Context, input: Parsed<typeof exportCompanyJobs>): Promise<Download> => {
  const { jobs } = await listCompanyJobs(ctx, { ...input, cursor: null, page: 1, pageSize: MOST_EXPORTED })
  ctx.audit({ action: 'job.export', targetType: 'job', detail: { rows: jobs.length, filter: input } })
  return new Download('jobs.csv', 'text/csv; charset=utf-8', `\uFEFF${csvLine(HEADERS)}${jobs.map(lineOf).join('')}`)
}
