import { defineListExport } from '../../../server/list.export.ts'
import { everyRow } from '../../../server/list.ts'
import { paths } from '../../../shared/paths.ts'
import * as contract from './contract.ts'
import { readsPayslips } from './policy.ts'
import * as query from './queries.ts'

/** Who has which payslip, and whether they have opened it; amounts stay on the payslips. */
export const payslipsExport = defineListExport({
  list: 'payslips',
  may: readsPayslips,
  screen: paths.payslips(),
  action: 'payslips.export',
  input: contract.listPayslips.input,
  columns: [
    { id: 'number', header: 'Employee ID', value: (row: query.PayslipRow) => row.number },
    { id: 'name', header: 'Name', value: (row) => row.name },
    { id: 'group', header: 'Pay group', value: (row) => row.group_name },
    { id: 'from', header: 'From', value: (row) => row.from_day },
    { id: 'until', header: 'Until', value: (row) => row.until_day },
    { id: 'payDay', header: 'Pay day', value: (row) => row.pay_day },
    { id: 'version', header: 'Version', value: (row) => String(row.version) },
    { id: 'state', header: 'State', value: (row) => row.state },
    { id: 'published', header: 'Published', value: (row) => row.published_at },
    { id: 'opened', header: 'Opened', value: (row) => row.opened_at ?? '' },
  ],
  rows: (ctx, { month, state, search, sort }) => {
    const filter = { companyId: ctx.actor.companyId, month, state, search }
    return everyRow((part) => query.listPayslips(ctx.db, filter, part), query.PAYSLIP_ORDERS, sort)
  },
})
