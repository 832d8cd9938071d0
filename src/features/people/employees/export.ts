import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart } from '../../../server/list.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { permits } from '../../../shared/permissions.ts'
import * as contract from './contract.ts'
import * as directory from './directory.queries.ts'
import { readsEmployees } from './policy.ts'
import { EXPORT_COLUMNS } from './rules.ts'
import { directoryFilter } from './service.ts'

const PIECE = 2_000

/** The people of a filter, all of them and in the order of a sort. */
const everyEmployee = (ctx: Context, filter: directory.ListFilter, sort: string) => {
  const read = (part: ListPart) =>
    directory.exportPiece(ctx.db, ctx.actor.companyId, ctx.countries.all, { filter, part })
  return everyRow(read, directory.DIRECTORY_ORDERS, sort, PIECE)
}

/** employees.csv: what the directory is filtered to, in its order by name, written piece by piece. */
export const exportCsv = async (ctx: Context, input: Parsed<typeof contract.exportEmployees>): Promise<Download> => {
  const filter = directoryFilter(ctx, input)
  ctx.audit({ action: 'employee.export', detail: { filter } })
  return new Download('employees.csv', 'text/csv; charset=utf-8', pieces(ctx, filter))
}

async function* pieces(ctx: Context, filter: directory.ListFilter) {
  yield `\uFEFF${csvLine(EXPORT_COLUMNS)}`
  for await (const rows of everyEmployee(ctx, filter, 'name'))
    yield rows.map((r) => csvLine([r.employee_id, r.full_name, r.email, r.department, r.position, r.status])).join('')
}

/** The directory as a file, as it is shown. */
export const directoryExport = defineListExport({
  list: 'employees',
  may: readsEmployees,
  screen: paths.employees(),
  action: 'employee.export',
  input: contract.listEmployees.input.pick({
    search: true,
    department: true,
    status: true,
    country: true,
    completeness: true,
    sort: true,
  }),
  columns: [
    { id: 'employeeId', header: 'Employee ID', value: (row: directory.ExportedEmployee) => row.employee_id },
    { id: 'name', header: 'Full Name', value: (row) => row.full_name },
    { id: 'position', header: 'Position', value: (row) => row.position },
    { id: 'department', header: 'Department', value: (row) => row.department },
    { id: 'email', header: 'Email', value: (row) => row.email },
    { id: 'phone', header: 'Phone', value: (row) => row.phone, may: permits('fields.personal') },
    { id: 'nationality', header: 'Nationality', value: (row) => row.nationality, may: permits('fields.personal') },
    {
      id: 'employmentStatus',
      header: 'Employment status',
      value: (row) => row.employment_status,
      may: permits('fields.personal'),
    },
    { id: 'status', header: 'Status', value: (row) => row.status },
    { id: 'country', header: 'Country', value: (row) => row.country },
    { id: 'salary', header: 'Monthly salary', value: (row) => row.salary, may: permits('fields.pay') },
    { id: 'currency', header: 'Currency', value: (row) => row.currency },
    { id: 'hireDate', header: 'Hire date', value: (row) => row.hire_date },
  ],
  rows: (ctx, { sort, ...filter }) => everyEmployee(ctx, directoryFilter(ctx, filter), sort),
})
