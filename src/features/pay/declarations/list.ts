import { defineListExport } from '../../../server/list.export.ts'
import { everyRow } from '../../../server/list.ts'
import { fileReason } from '../../../shared/fields.ts'
import { fromMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import * as contract from './desk.contract.ts'
import { yearsOf } from './desk.service.ts'
import { readsDeclarations } from './policy.ts'
import * as query from './queries.ts'

type Row = query.ListRow & { minorUnits: number }

/** Declarations as a file: it says what people live in, owe and save, so what it is for is asked. */
export const declarationsExport = defineListExport({
  list: 'tax-declarations',
  may: readsDeclarations,
  screen: paths.declarations(),
  action: 'tax-declarations.export',
  input: contract.listDeclarations.input
    .omit({ cursor: true, page: true, pageSize: true })
    .extend({ reason: fileReason }),
  columns: [
    { id: 'person', header: 'Person', value: (row: Row) => row.name },
    { id: 'number', header: 'Number', value: (row) => row.number },
    { id: 'department', header: 'Department', value: (row) => row.department ?? '' },
    { id: 'state', header: 'State', value: (row) => row.state },
    { id: 'regime', header: 'Regime', value: (row) => row.regime ?? '' },
    { id: 'items', header: 'Items', value: (row) => String(row.items) },
    { id: 'open', header: 'Not looked at', value: (row) => String(row.open) },
    { id: 'declared', header: 'Declared', value: (row) => fromMinor(row.declared, row.minorUnits) },
    { id: 'verified', header: 'Verified', value: (row) => fromMinor(row.verified, row.minorUnits) },
    { id: 'submitted', header: 'Handed in', value: (row) => row.submitted_at ?? '' },
  ],
  rows: async function* (ctx, { year, show, search, sort }) {
    const { years } = await yearsOf(ctx, year)
    const filter = { companyId: ctx.actor.companyId, years, show, search }
    const rows = everyRow((part) => query.listDeclarations(ctx.db, filter, part), query.DECLARATION_ORDERS, sort)
    for await (const some of rows)
      yield some.map((row) => ({ ...row, minorUnits: ctx.countries.get(row.country).currency.minorUnits }))
  },
})
