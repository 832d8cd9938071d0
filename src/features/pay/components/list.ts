import { defineListExport } from '../../../server/list.export.ts'
import { everyRow } from '../../../server/list.ts'
import { paths } from '../../../shared/paths.ts'
import * as contract from './contract.ts'
import { entitiesFor, listedFor } from './listed.service.ts'
import { readsComponents } from './policy.ts'
import * as query from './queries.ts'

/** Components of a legal entity as a file. */
export const componentsExport = defineListExport({
  list: 'pay-components',
  may: readsComponents,
  screen: paths.payComponents(),
  action: 'pay-components.export',
  input: contract.listPayComponents.input.omit({ cursor: true, page: true, pageSize: true }),
  columns: [
    { id: 'name', header: 'Name', value: (row: query.ListedComponent) => row.name },
    { id: 'code', header: 'Code', value: (row) => row.code },
    { id: 'nature', header: 'Nature', value: (row) => row.nature },
    { id: 'kind', header: 'Kind', value: (row) => (row.isStandard ? 'standard' : 'own') },
    { id: 'state', header: 'State', value: (row) => row.state },
    { id: 'from', header: 'From', value: (row) => row.from ?? '' },
    { id: 'until', header: 'Until', value: (row) => row.until ?? '' },
    { id: 'proration', header: 'Paid by', value: (row) => row.proration ?? '' },
    { id: 'group', header: 'Group on payslip', value: (row) => row.slip_group },
    { id: 'order', header: 'Order on payslip', value: (row) => String(row.slip_order) },
    { id: 'account', header: 'Account', value: (row) => row.account ?? '' },
  ],
  rows: async function* (ctx, { entityId, nature, state, kind, search, sort }) {
    const { chosen } = await entitiesFor(ctx, entityId)
    if (!chosen) return
    const filter = await listedFor(ctx, chosen, { nature, state, kind, search })
    const byCode = new Map(filter.components.map((one) => [one.code, one]))
    const rows = everyRow((part) => query.listComponents(ctx.db, filter, part), query.COMPONENT_ORDERS, sort)
    for await (const some of rows) yield some.flatMap(({ code }) => byCode.get(code) ?? [])
  },
})
