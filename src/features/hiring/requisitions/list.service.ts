import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart, listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { readerOf } from '../../platform/approvals/ground.service.ts'
import * as contract from './contract.ts'
import { loadPicture } from './plan.ts'
import { readsHiringPlan } from './policy.ts'
import * as query from './queries.ts'
import { STATUSES } from './rules.ts'
import { mayApprove, readRequisitions, rowOf } from './shown.ts'

/** Requisitions that wait for the word of whoever asks. */
const listAwaited = async (ctx: Context) => {
  const { companyId, userId } = ctx.actor
  const pending = await query.listPendingRequisitions(ctx.db, companyId)
  const read = await readRequisitions(readerOf(ctx), pending, await loadPicture(ctx.db, companyId))
  return read.filter((each) => mayApprove(each, userId)).map((each) => each.held.id)
}

type Behind = Pick<Parsed<typeof contract.listRequisitions>, 'department' | 'country' | 'job'>

/** How many requisitions of a department, a country or a job wait for the word of whoever asks. */
export const countAwaitedRequisitions = async (ctx: Context, { department, country, job }: Behind): Promise<number> => {
  const filter = { status: null, search: null, department, country, job, ids: await listAwaited(ctx) }
  return query.countRequisitions(ctx.db, ctx.actor.companyId, filter)
}

export const listRequisitions = async (
  ctx: Context,
  { waiting, sort, cursor, page, pageSize, ...narrowed }: Parsed<typeof contract.listRequisitions>,
): Promise<Output<typeof contract.listRequisitions>> => {
  const { db, actor } = ctx
  const { companyId, userId } = actor
  const mine = await listAwaited(ctx)
  const filter = { ...narrowed, ids: waiting === 'you' ? mine : null }
  const part = listWindow(query.REQUISITION_ORDERS, { sort, cursor, page, pageSize })
  const { rows, next } = pageOf(part, await query.listRequisitions(db, companyId, filter, part))
  const counted = await query.countsByStatus(db, companyId)
  const seen = await loadPicture(db, companyId)
  return {
    requisitions: (await readRequisitions(readerOf(ctx), rows, seen)).map((r) => rowOf(r, userId)),
    ...totalOf(await query.countRequisitions(db, companyId, filter)),
    next,
    page,
    pageSize,
    counts: Object.fromEntries(STATUSES.map((s) => [s, counted.find((c) => c.status === s)?.n ?? 0])),
    waitsForYou: mine.length,
  }
}

/** The list as a file. Pay is in minor units in the table and left out here: whoever needs it opens the requisition. */
export const requisitionsExport = defineListExport({
  list: 'requisitions',
  may: readsHiringPlan,
  screen: paths.recruitment({ tab: 'requisitions' }),
  action: 'requisition.export',
  input: contract.listRequisitions.input.omit({ cursor: true, page: true, pageSize: true }),
  columns: [
    { id: 'number', header: 'Number', value: (row: query.CountedRequisition) => row.number },
    { id: 'title', header: 'Title', value: (row) => row.title },
    { id: 'department', header: 'Department', value: (row) => row.department },
    { id: 'status', header: 'Status', value: (row) => row.shown },
    { id: 'headCount', header: 'People', value: (row) => row.head_count },
    { id: 'hired', header: 'Hired', value: (row) => row.hired },
    { id: 'place', header: 'Place', value: (row) => row.place_name },
    { id: 'country', header: 'Country', value: (row) => row.country },
    { id: 'employmentType', header: 'Employment type', value: (row) => row.employment_type },
    { id: 'reason', header: 'Reason', value: (row) => row.reason },
    { id: 'wantedBy', header: 'Wanted by', value: (row) => row.wanted_by },
    { id: 'changed', header: 'Changed', value: (row) => iso(row.updated_at) },
  ],
  rows: async function* (ctx, { waiting, sort, ...narrowed }) {
    const filter = { ...narrowed, ids: waiting === 'you' ? await listAwaited(ctx) : null }
    const read = (part: ListPart) => query.listRequisitions(ctx.db, ctx.actor.companyId, filter, part)
    yield* everyRow(read, query.REQUISITION_ORDERS, sort)
  },
})
