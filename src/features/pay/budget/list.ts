import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart } from '../../../server/list.ts'
import { uuid } from '../../../shared/fields.ts'
import { fromMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { readBudget } from './board.service.ts'
import { monthlyPayOn } from './budget.rules.ts'
import { getBudget } from './budgets.service.ts'
import * as contract from './contract.ts'
import { decimalsOf } from './cost.service.ts'
import { readsBudgetPay, readsBudgets } from './policy.ts'
import * as query from './queries.ts'

type Written = query.PositionRow & { currency: string; decimals: number }

/** Places of a budget as a file: what brings them in again has the same columns. */
export const budgetPositionsExport = defineListExport({
  list: 'budget-positions',
  may: readsBudgetPay,
  screen: paths.budgetAdvisory(),
  action: 'budget-position.export',
  input: contract.listPositions.input.omit({ cursor: true, page: true, pageSize: true }),
  columns: [
    { id: 'title', header: 'Title', value: (row: Written) => row.title },
    { id: 'department', header: 'Department', value: (row) => row.department },
    { id: 'site', header: 'Site', value: (row) => row.site },
    { id: 'person', header: 'Held by', value: (row) => row.person ?? '' },
    { id: 'from', header: 'From', value: (row) => row.from_day },
    { id: 'until', header: 'Until', value: (row) => row.until_day ?? '' },
    {
      id: 'pay',
      header: 'Monthly pay',
      value: (row) => fromMinor(monthlyPayOn(row.pay, row.from_day), row.decimals),
    },
    { id: 'cost', header: 'Cost of the year', value: (row) => fromMinor(row.cost, row.decimals) },
    {
      id: 'endOfService',
      header: 'Set aside for the end of service',
      value: (row) => fromMinor(row.end_of_service, row.decimals),
    },
    { id: 'currency', header: 'Currency', value: (row) => row.currency },
  ],
  rows: async function* (ctx: Context, { id, sort, held, search, department }) {
    const { currency } = await getBudget(ctx, id)
    const decimals = decimalsOf(ctx, currency)
    const filter = { budgetId: id, held, search, department }
    const read = (part: ListPart) => query.listPositions(ctx.db, ctx.actor.companyId, filter, part)
    for await (const rows of everyRow(read, query.POSITION_ORDERS, sort))
      yield rows.map((row): Written => ({ ...row, currency, decimals }))
  },
})

type Compared = contract.BudgetDepartment & { currency: string; decimals: number }

/** Budget against what was spent and is expected, by department. */
export const budgetVarianceExport = defineListExport({
  list: 'budget-variance',
  may: readsBudgets,
  screen: paths.budgetAdvisory(),
  action: 'budget.export',
  input: z.object({ id: uuid('Budget') }),
  columns: [
    {
      id: 'department',
      header: 'Department',
      value: (row: Compared) => (row.isMerged ? 'Small departments' : row.department),
    },
    { id: 'budget', header: 'Budget', value: (row) => fromMinor(row.budget, row.decimals) },
    {
      id: 'budgetToDate',
      header: 'Budget of locked months',
      value: (row) => fromMinor(row.budgetToDate, row.decimals),
    },
    { id: 'actual', header: 'Actual of locked months', value: (row) => fromMinor(row.actual, row.decimals) },
    { id: 'forecast', header: 'Forecast of the rest', value: (row) => fromMinor(row.forecast, row.decimals) },
    { id: 'reserved', header: 'Reserved for hiring', value: (row) => fromMinor(row.reserved, row.decimals) },
    { id: 'room', header: 'Room', value: (row) => fromMinor(row.room, row.decimals) },
    { id: 'people', header: 'People', value: (row) => row.people },
    { id: 'vacant', header: 'Vacant positions', value: (row) => row.vacant },
    { id: 'currency', header: 'Currency', value: (row) => row.currency },
  ],
  rows: async function* (ctx: Context, { id }) {
    const { departments, entity } = await readBudget(ctx, { id })
    const { code: currency, minorUnits: decimals } = entity.currency
    yield departments.map((row): Compared => ({ ...row, currency, decimals }))
  },
})
