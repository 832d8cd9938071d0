import { defineListExport } from '../../../server/list.export.ts'
import { everyRow } from '../../../server/list.ts'
import { fromMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import * as contract from './claim.contract.ts'
import { decimalsOf } from './money.rules.ts'
import { readsExpenses } from './policy.ts'
import * as query from './queries.ts'

/** Claims as a file. */
export const claimsExport = defineListExport({
  list: 'expense-claims',
  may: readsExpenses,
  screen: paths.expenseClaims(),
  action: 'expense-claims.export',
  input: contract.listClaims.input,
  columns: [
    { id: 'number', header: 'Number', value: (row: query.ClaimRow) => String(row.number) },
    { id: 'person', header: 'Person', value: (row) => row.person },
    { id: 'title', header: 'Claim', value: (row) => row.title },
    { id: 'state', header: 'State', value: (row) => row.state },
    { id: 'total', header: 'Total', value: (row) => fromMinor(row.total_minor, decimalsOf(row.currency)) },
    { id: 'approved', header: 'Approved', value: (row) => fromMinor(row.approved_minor, decimalsOf(row.currency)) },
    { id: 'currency', header: 'Currency', value: (row) => row.currency },
    { id: 'submitted', header: 'Handed in', value: (row) => row.submitted_at ?? '' },
  ],
  rows: (ctx, input) => {
    const filter = {
      companyId: ctx.actor.companyId,
      state: input.state,
      severity: input.severity,
      search: input.search,
    }
    return everyRow((part) => query.listClaims(ctx.db, filter, part), query.CLAIM_ORDERS, input.sort)
  },
})
