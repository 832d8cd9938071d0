import { defineListExport } from '../../../server/list.export.ts'
import { everyRow } from '../../../server/list.ts'
import { fromMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import * as contract from './contract.ts'
import { readsDeductions } from './policy.ts'
import * as query from './queries.ts'
import { deductionsFor, shownPlans } from './service.ts'

type Row = contract.RecurringDeduction
const money = ({ currency }: Row, amount: number | null): string =>
  amount === null ? '' : fromMinor(amount, currency.minorUnits)

/** Recurring deductions as a file. */
export const deductionsExport = defineListExport({
  list: 'pay-deductions',
  may: readsDeductions,
  screen: paths.payDeductions(),
  action: 'pay-deductions.export',
  input: contract.listRecurringDeductions.input.omit({ cursor: true, page: true, pageSize: true }),
  columns: [
    { id: 'number', header: 'Number', value: (row: Row) => row.number },
    { id: 'name', header: 'Name', value: (row) => row.name },
    { id: 'component', header: 'Component', value: (row) => row.component.name },
    { id: 'currency', header: 'Currency', value: (row) => row.currency.code },
    { id: 'amount', header: 'Amount', value: (row) => money(row, row.amount) },
    { id: 'every', header: 'Taken', value: (row) => row.every },
    { id: 'startsOn', header: 'First day', value: (row) => row.startsOn },
    { id: 'endsOn', header: 'Last day', value: (row) => row.endsOn ?? '' },
    { id: 'total', header: 'Total', value: (row) => money(row, row.total) },
    { id: 'taken', header: 'Taken so far', value: (row) => money(row, row.taken) },
    { id: 'state', header: 'State', value: (row) => row.state },
    { id: 'note', header: 'Note', value: (row) => row.note ?? '' },
  ],
  rows: async function* (ctx, input) {
    const filter = deductionsFor(ctx, input)
    const rows = everyRow((part) => query.listPlans(ctx.db, filter, part), query.DEDUCTION_ORDERS, input.sort)
    for await (const some of rows) yield await shownPlans(ctx, some)
  },
})
