import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart } from '../../../server/list.ts'
import { paths } from '../../../shared/paths.ts'
import { readsEmployees } from '../employees/policy.ts'
import { recordCompleteness } from './completeness.rules.ts'
import { companyReport } from './contract.ts'
import { listReviewed, REVIEW_ORDERS } from './queries.ts'

type Reviewed = Awaited<ReturnType<typeof listReviewed>>[number]

/** The compliance overview as a file: how complete each record is, as the table shows it. */
export const complianceExport = defineListExport({
  list: 'compliance',
  may: readsEmployees,
  screen: paths.compliance({ tab: 'people' }),
  action: 'compliance.export',
  input: companyReport.input.pick({ completeness: true }),
  columns: [
    { id: 'employeeId', header: 'Employee ID', value: (row: Reviewed) => row.employee_number },
    { id: 'name', header: 'Full Name', value: (row) => row.full_name },
    { id: 'country', header: 'Country', value: (row) => row.country },
    { id: 'status', header: 'Status', value: (row) => recordCompleteness(row).band.label },
    { id: 'documents', header: 'Documents verified', value: (row) => recordCompleteness(row).verified },
    { id: 'score', header: 'Record completeness (%)', value: (row) => recordCompleteness(row).score },
  ],
  rows: (ctx, { completeness }) => {
    const read = (part: ListPart) => listReviewed(ctx.db, ctx.actor.companyId, completeness ?? null, part)
    return everyRow(read, REVIEW_ORDERS, 'name')
  },
})
