import { definePlatformListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart } from '../../../server/list.ts'
import { seesReports } from '../jobs/policy.ts'
import { type JobReport, listReports } from './reports.contract.ts'
import * as query from './reports.queries.ts'
import { toJobReport } from './reports.service.ts'

/** Reports of jobs as a file. */
export const reportsExport = definePlatformListExport({
  list: 'job-reports',
  may: seesReports,
  action: 'job-report.export',
  input: listReports.input,
  columns: [
    { id: 'caseNumber', header: 'Case', value: (row: JobReport) => row.caseNumber },
    { id: 'title', header: 'Job', value: (row) => row.title },
    { id: 'company', header: 'Company', value: (row) => row.company },
    { id: 'reason', header: 'Reason', value: (row) => row.reason },
    { id: 'words', header: 'In their words', value: (row) => row.words },
    { id: 'email', header: 'E-mail', value: (row) => row.email },
    { id: 'at', header: 'Reported', value: (row) => row.at },
    { id: 'answerBy', header: 'To be looked at by', value: (row) => row.answerBy },
    { id: 'isLate', header: 'Late', value: (row) => (row.isLate ? 'yes' : 'no') },
    { id: 'hiddenSince', header: 'Hidden since', value: (row) => row.hiddenSince },
    { id: 'decision', header: 'Decision', value: (row) => row.decision },
    { id: 'decidedAt', header: 'Decided', value: (row) => row.decidedAt },
    { id: 'decidedBy', header: 'Decided by', value: (row) => row.decidedBy },
    { id: 'decidedWhy', header: 'Why', value: (row) => row.decidedWhy },
  ],
  rows: async function* (ctx, db, { show }) {
    const read = (part: ListPart) => query.listReports(db, show, part)
    for await (const rows of everyRow(read, query.REPORT_ORDERS, 'waitingFirst'))
      yield rows.map((row) => toJobReport(ctx, row))
  },
})
