import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart } from '../../../server/list.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import * as contract from './contract.ts'
import { readsCosts } from './policy.ts'
import * as query from './queries.ts'
import { moneyOf } from './service.ts'

/** A cost with its amount as a plain decimal. */
type Written = Omit<query.StoredCost, 'amount'> & { amount: string }

const COLUMNS = [
  { id: 'day', header: 'day', value: (cost: Written) => cost.spent_on },
  { id: 'kind', header: 'kind', value: (cost: Written) => cost.kind },
  { id: 'amount', header: 'amount', value: (cost: Written) => cost.amount },
  { id: 'currency', header: 'currency', value: (cost: Written) => cost.currency },
  { id: 'job', header: 'job', value: (cost: Written) => cost.job },
  {
    id: 'requisition',
    header: 'requisition',
    value: (cost: Written) => (cost.number === null ? null : `${cost.number} ${cost.requisition}`),
  },
  { id: 'department', header: 'department', value: (cost: Written) => cost.department },
  { id: 'country', header: 'country', value: (cost: Written) => cost.country },
  { id: 'source', header: 'source', value: (cost: Written) => cost.source },
  { id: 'note', header: 'note', value: (cost: Written) => cost.note },
  { id: 'enteredBy', header: 'entered_by', value: (cost: Written) => cost.by },
] as const

async function* everyCost(ctx: Context, filter: query.Filter, sort: string): AsyncGenerator<Written[]> {
  const read = (part: ListPart) => query.listCosts(ctx.db, ctx.actor.companyId, filter, part)
  for await (const costs of everyRow(read, query.COST_ORDERS, sort))
    yield costs.map((cost) => ({ ...cost, amount: fromMinor(cost.amount, moneyOf(ctx, cost.currency).decimals) }))
}

/** hiring-costs.csv: the entries of a filter, the newest first. */
export const exportCsv = async (ctx: Context, filter: Parsed<typeof contract.exportCosts>): Promise<Download> => {
  const lines: string[] = []
  for await (const costs of everyCost(ctx, filter, '-spent'))
    lines.push(...costs.map((cost) => csvLine(COLUMNS.map((column) => column.value(cost)))))
  ctx.audit({ action: 'hiringCost.export', detail: { ...filter, rows: lines.length } })
  const headers = csvLine(COLUMNS.map((column) => column.header))
  return new Download('hiring-costs.csv', 'text/csv; charset=utf-8', `\uFEFF${headers}${lines.join('')}`)
}

/** The list as a file, as it is shown. */
export const costsExport = defineListExport({
  list: 'hiring-costs',
  may: readsCosts,
  screen: paths.recruitment({ tab: 'costs' }),
  action: 'hiringCost.export',
  input: contract.listCosts.input.omit({ cursor: true, page: true, pageSize: true }),
  columns: COLUMNS,
  rows: (ctx, { sort, ...filter }) => everyCost(ctx, filter, sort),
})
