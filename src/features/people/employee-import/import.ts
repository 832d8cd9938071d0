import type { Context } from '../../../server/context.ts'
import { defineImport, type MadeRecords, type Undone } from '../../../server/imports.ts'
import * as many from '../employees/many.service.ts'
import { importsEmployees } from '../employees/policy.ts'
import { importColumns } from './headers.ts'
import { checkEmployeeRows, type Placed, writeEmployeeRows } from './rows.service.ts'
import { keysOfRow } from './twins.rules.ts'

/** Takes away the people an import added whom nobody has touched since; the others stay and are named. */
const undo = async (ctx: Context, { importId, most }: MadeRecords): Promise<Undone> => {
  const { db, actor, caller } = ctx
  const children = await many.childrenOfEmployees(db)
  const ids = most > 0 ? await many.lockUntouchedEmployees(db, actor.companyId, importId, { children, most }) : []
  const by = { ...actor, address: caller.address, requestId: caller.requestId }
  const removed = ids.length > 0 ? await many.deleteUntouchedEmployees(db, by, { importId, ids, children }) : 0
  const left = await many.countUntouchedEmployees(db, actor.companyId, importId, children)
  const kept =
    left === 0 || most === 0
      ? await many.listRetainedEmployees(db, actor.companyId, importId, children)
      : { count: 0, people: [] }
  return { removed, left, kept }
}

export const employeeImport = defineImport<Placed>({
  kind: 'employees',
  label: { en: 'Employees', ar: 'الموظفون' },
  may: importsEmployees,
  columns: ({ all }) => importColumns(all),
  check: checkEmployeeRows,
  keysOf: ({ clean }, { countries }) => keysOfRow(clean, countries.all),
  write: writeEmployeeRows,
  undo,
  action: 'employee.bulk-upload',
})
