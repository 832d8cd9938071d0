import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type * as contract from './chart.contract.ts'
import { CHART_ORDERS, listChart } from './chart.queries.ts'

/** One level of the org chart, as of today in UTC: a chart of people in several places has no day of its own. */
export const getOrgChart = async (
  ctx: Context,
  { managerId, cursor, pageSize }: Parsed<typeof contract.orgChart>,
): Promise<Output<typeof contract.orgChart>> => {
  const part = listWindow(CHART_ORDERS, { sort: 'chart', cursor, pageSize })
  const asked = { managerId: managerId ?? null, day: dayIn('UTC', ctx.now()) }
  const { rows, next } = pageOf(part, await listChart(ctx.db, ctx.actor.companyId, asked, part))
  return {
    people: rows.map(({ id, full_name, position, department, reports }) => ({
      id,
      name: full_name,
      position,
      department,
      reports,
    })),
    totalCount: rows[0]?.total ?? 0,
    totalIsAtLeast: false,
    next,
  }
}
