import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import type { ListedJob } from './contract.ts'
import { exportCompanyJobs } from './list.contract.ts'
import { readsJobs } from './policy.ts'
import { listCompanyJobs } from './service.ts'

const PIECE = 500
const MOST_EXPORTED = 5_000

/** Instants are UTC, the apply rate a share of one. Of fewer than twenty views no rate is told, here as on the screen. */
const COLUMNS = [
  { id: 'title', header: 'Job', value: (j: ListedJob) => j.title },
  { id: 'department', header: 'Department', value: (j: ListedJob) => j.department },
  { id: 'vacancies', header: 'Vacancies', value: (j: ListedJob) => j.vacancies },
  { id: 'status', header: 'Status', value: (j: ListedJob) => j.status },
  { id: 'mustFix', header: 'Must fix', value: (j: ListedJob) => j.rules.fix },
  { id: 'warnings', header: 'Warnings', value: (j: ListedJob) => j.rules.warn },
  { id: 'place', header: 'Place', value: (j: ListedJob) => j.place },
  { id: 'country', header: 'Country', value: (j: ListedJob) => j.country },
  { id: 'new', header: 'New', value: (j: ListedJob) => j.fresh },
  { id: 'review', header: 'In review', value: (j: ListedJob) => j.review },
  { id: 'interviewing', header: 'Interviewing', value: (j: ListedJob) => j.interviewing },
  { id: 'offers', header: 'Offers', value: (j: ListedJob) => j.offers },
  { id: 'hired', header: 'Hired', value: (j: ListedJob) => j.hired },
  { id: 'views', header: 'Views', value: (j: ListedJob) => j.seen?.views },
  { id: 'applied', header: 'Applied on their own', value: (j: ListedJob) => j.seen?.applied },
  { id: 'applyRate', header: 'Apply rate', value: (j: ListedJob) => j.seen?.rate },
  { id: 'age', header: 'Days on show', value: (j: ListedJob) => j.age },
  { id: 'idle', header: 'Quiet days', value: (j: ListedJob) => j.idle },
  { id: 'publishAt', header: 'Goes live', value: (j: ListedJob) => j.publishAt },
  { id: 'closesOn', header: 'Until', value: (j: ListedJob) => j.closesOn },
  { id: 'closedAt', header: 'Closed', value: (j: ListedJob) => j.closedAt },
  { id: 'closeReason', header: 'Close reason', value: (j: ListedJob) => j.closeReason },
  { id: 'updated', header: 'Changed', value: (j: ListedJob) => j.updatedAt },
] as const

type Input = Parsed<typeof exportCompanyJobs>

/** All jobs of a filter in the order of its sort, some at a time. */
async function* everyJob(ctx: Context, input: Input) {
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listCompanyJobs>> = await listCompanyJobs(ctx, {
      ...input,
      cursor,
      page: 1,
      pageSize: PIECE,
    })
    yield page.jobs
    cursor = page.next
  } while (cursor)
}

/** What the list shows, all pages of it. */
export const exportCsv = async (ctx: Context, input: Input): Promise<Download> => {
  const { jobs } = await listCompanyJobs(ctx, { ...input, cursor: null, page: 1, pageSize: MOST_EXPORTED })
  ctx.audit({ action: 'job.export', targetType: 'job', detail: { rows: jobs.length, filter: input } })
  const lines = jobs.map((job) => csvLine(COLUMNS.map((column) => column.value(job))))
  const headers = csvLine(COLUMNS.map((column) => column.header))
  return new Download('jobs.csv', 'text/csv; charset=utf-8', `\uFEFF${headers}${lines.join('')}`)
}

/** The list as a file, as it is shown. */
export const jobsExport = defineListExport({
  list: 'jobs',
  may: readsJobs,
  screen: paths.companyJobs(),
  action: 'job.export',
  input: exportCompanyJobs.input,
  columns: COLUMNS,
  rows: everyJob,
})
