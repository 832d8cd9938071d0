import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart } from '../../../server/list.ts'
import { paths } from '../../../shared/paths.ts'
import { readsCompliance } from '../employees/policy.ts'
import { listRenewals as listCall } from './contract.ts'
import { type CaseRow, listRenewals, RENEWAL_ORDERS } from './queries.ts'
import type { RenewalState } from './rules.ts'

const STATES: Readonly<Record<RenewalState, string>> = {
  open: 'Begun',
  asked: 'Asked for',
  received: 'Received',
  filed: 'Filed with the authority',
  confirmed: 'Renewed',
  dropped: 'Given up',
}

/** Renewals as a file: those under way, those closed, or all; of the company or of one person. */
export const renewalsExport = defineListExport({
  list: 'renewals',
  may: readsCompliance,
  screen: paths.compliance(),
  action: 'renewal.export',
  input: listCall.input.pick({ show: true, employeeId: true, sort: true }),
  columns: [
    { id: 'name', header: 'Full Name', value: (row: CaseRow) => row.name },
    { id: 'country', header: 'Country', value: (row) => row.country },
    { id: 'what', header: 'What is renewed', value: (row) => row.what },
    { id: 'expiresOn', header: 'Runs out on', value: (row) => row.expires_on },
    { id: 'state', header: 'State', value: (row) => STATES[row.state] },
    { id: 'owner', header: 'Responsible', value: (row) => row.owner ?? '' },
    { id: 'dueOn', header: 'To be done by', value: (row) => row.due_on },
    { id: 'validUntil', header: 'Valid until', value: (row) => row.valid_until ?? '' },
  ],
  rows: (ctx, { show, employeeId, sort }) => {
    const filter = { companyId: ctx.actor.companyId, show, employeeId: employeeId ?? null }
    return everyRow((part: ListPart) => listRenewals(ctx.db, filter, part), RENEWAL_ORDERS, sort)
  },
})
