import { definePlatformListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart } from '../../../server/list.ts'
import { listRequests, type VerificationRequest } from '../../company/verification/contract.ts'
import { seesVerifications } from '../../company/verification/policy.ts'
import * as query from './queries.ts'
import { requestOf } from './service.ts'

/** Companies that asked to be verified, or what was decided, as a file. */
export const requestsExport = definePlatformListExport({
  list: 'verifications',
  may: seesVerifications,
  action: 'verification.export',
  input: listRequests.input,
  columns: [
    { id: 'company', header: 'Company', value: (row: VerificationRequest) => row.company },
    { id: 'legalName', header: 'Legal name', value: (row) => row.legalName },
    { id: 'country', header: 'Country', value: (row) => row.country },
    { id: 'numberName', header: 'Kind of number', value: (row) => row.number.label },
    { id: 'number', header: 'Number', value: (row) => row.number.number },
    { id: 'state', header: 'State', value: (row) => row.state },
    { id: 'note', header: 'Note', value: (row) => row.note },
    { id: 'askedAt', header: 'Asked', value: (row) => row.askedAt },
    { id: 'askedBy', header: 'Asked by', value: (row) => row.askedBy },
    { id: 'decidedAt', header: 'Decided', value: (row) => row.decidedAt },
    { id: 'decidedBy', header: 'Decided by', value: (row) => row.decidedBy },
    { id: 'register', header: 'Register', value: (row) => row.register },
    { id: 'checkedOn', header: 'Looked up on', value: (row) => row.checkedOn },
    { id: 'evidence', header: 'What was found', value: (row) => row.evidence },
    { id: 'reason', header: 'Reason', value: (row) => row.reason },
  ],
  rows: async function* (ctx, db, { show }) {
    const read = (part: ListPart) => query.listRequests(db, show, part)
    for await (const rows of everyRow(read, query.REQUEST_ORDERS, show)) yield rows.map((row) => requestOf(ctx, row))
  },
})
