import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart, listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid } from '../../../shared/refusal.ts'
import * as contract from './list.contract.ts'
import * as query from './list.queries.ts'
import { readsInterviews } from './policy.ts'
import { STATUSES } from './rules.ts'

const rowOf = (interview: query.ListedInterview): contract.InterviewRow => ({
  id: interview.id,
  status: interview.status,
  kind: interview.kind,
  round: interview.round,
  application: interview.application_id,
  number: interview.number,
  name: interview.name,
  job: interview.job,
  startsAt: interview.starts_at && iso(interview.starts_at),
  minutes: interview.minutes,
  zone: interview.zone,
  panel: interview.panel,
  handedIn: interview.handed_in,
})

const checkDays = ({ from, to }: Pick<query.InterviewFilter, 'from' | 'to'>): void => {
  if (from && to && from > to) throw invalid({ to: 'To must not be before From' })
}

export const listCompanyInterviews = async (
  { db, actor }: Context,
  { sort, cursor, page, pageSize, ...filter }: Parsed<typeof contract.listCompanyInterviews>,
): Promise<Output<typeof contract.listCompanyInterviews>> => {
  checkDays(filter)
  const part = listWindow(query.INTERVIEW_ORDERS, { sort, cursor, page, pageSize })
  const { rows, next } = pageOf(part, await query.listInterviews(db, actor, filter, part))
  const counted = await query.countInterviewsByStatus(db, actor.companyId)
  return {
    interviews: rows.map(rowOf),
    ...totalOf(await query.countInterviews(db, actor, filter)),
    next,
    page,
    pageSize,
    counts: Object.fromEntries(STATUSES.map((s) => [s, Number(counted.find((c) => c.status === s)?.n ?? 0)])),
  }
}

/** The list as a file: when and with whom, and nothing of what was found. */
export const interviewsExport = defineListExport({
  list: 'interviews',
  may: readsInterviews,
  screen: paths.recruitment({ tab: 'interviews' }),
  action: 'interview.export',
  input: contract.listCompanyInterviews.input.omit({ cursor: true, page: true, pageSize: true }),
  columns: [
    {
      id: 'starts',
      header: 'Starts (UTC)',
      value: (row: query.ListedInterview) => row.starts_at && iso(row.starts_at),
    },
    { id: 'zone', header: 'Time zone', value: (row) => row.zone },
    { id: 'minutes', header: 'Minutes', value: (row) => row.minutes },
    { id: 'application', header: 'Application', value: (row) => row.number },
    { id: 'name', header: 'Name', value: (row) => row.name },
    { id: 'job', header: 'Job', value: (row) => row.job },
    { id: 'round', header: 'Round', value: (row) => row.round },
    { id: 'kind', header: 'How', value: (row) => row.kind },
    { id: 'status', header: 'Status', value: (row) => row.status },
    { id: 'panel', header: 'Held by', value: (row) => row.panel.join('; ') },
    { id: 'handedIn', header: 'Scorecards in', value: (row) => row.handed_in },
  ],
  rows: (ctx, { sort, ...filter }) => {
    checkDays(filter)
    const read = (part: ListPart) => query.listInterviews(ctx.db, ctx.actor, filter, part)
    return everyRow(read, query.INTERVIEW_ORDERS, sort)
  },
})
