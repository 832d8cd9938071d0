import { defineListExport } from '../../../server/list.export.ts'
import { everyRow } from '../../../server/list.ts'
import * as contract from './contract.ts'
import { LOCKERS_PATH } from './paths.ts'
import { keepsLockers } from './policy.ts'
import * as query from './queries.ts'

/** The list of lockers as a file. */
export const lockersExport = defineListExport({
  list: 'lockers',
  may: keepsLockers,
  screen: LOCKERS_PATH,
  action: 'lockers.export',
  input: contract.listLockers.input,
  columns: [
    { id: 'label', header: 'Locker', value: (row: query.LockerRow) => row.label },
    { id: 'state', header: 'State', value: (row) => row.state },
    { id: 'person', header: 'Person', value: (row) => row.person ?? '' },
  ],
  rows: (ctx, input) => {
    const filter = { companyId: ctx.actor.companyId, state: input.state }
    return everyRow((part) => query.listLockers(ctx.db, filter, part), query.LOCKER_ORDERS, input.sort)
  },
})
