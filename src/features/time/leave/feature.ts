import { defineFeature } from '../../../server/feature.ts'
import { cancellationApprovals, leaveApprovals } from './approval.kind.ts'
import { leaveBalancesExport } from './balances.service.ts'
import { balanceImport } from './import.ts'
import { leaveJobs } from './jobs.ts'
import { leaveLedgerExport } from './ledger.export.ts'
import { awayDaysOf } from './ledger.service.ts'
import { leaveLiabilityExport } from './liability.service.ts'
import { recostLater } from './recost.service.ts'
import { leaveRoutes } from './routes.ts'
import { leaveRequestsExport } from './shown.service.ts'
import { leaveYearEndExport } from './year-end.service.ts'

export default defineFeature({
  routes: leaveRoutes,
  jobs: leaveJobs,
  approvals: [leaveApprovals, cancellationApprovals],
  imports: [balanceImport],
  listExports: [leaveRequestsExport, leaveBalancesExport, leaveLedgerExport, leaveLiabilityExport, leaveYearEndExport],
  awayDays: awayDaysOf,
  daysChanged: recostLater,
  uploads: [
    {
      purpose: 'leave-paper',
      accepts: ['pdf', 'png', 'jpeg', 'webp', 'heic'],
      called: 'paper',
      unclaimedHours: 24,
      ownADay: 20,
    },
  ],
  tables: {
    leave_types: { what: 'kinds of leave of the company’s own', order: ['id'] },
    leave_policies: { what: 'what the company grants of each kind, every version', order: ['id'] },
    leave_assignments: {
      what: 'who has which policy from which day; `voids_id`: takes that row back',
      order: ['employment_id', 'effective_from', 'id'],
    },
    leave_accounts: { what: 'what people have of each kind, in minutes', order: ['employment_id', 'leave_type'] },
    leave_lots: { what: 'opening balances, corrections, days in lieu and days paid out', order: ['id'] },
    leave_entries: { what: 'the ledger: what came, was taken and ended', order: ['employment_id', 'leave_type', 'id'] },
    leave_balances: { what: 'what is left of what came together', order: ['employment_id', 'leave_type', 'lot'] },
    leave_requests: { what: 'leave that was asked for; `file_id` names the paper', order: ['id'] },
    leave_segments: { what: 'each day of it, with its minutes', order: ['request_id', 'day', 'part'] },
    leave_cancellations: { what: 'days that people asked to have back', order: ['id'] },
    leave_blackouts: { what: 'days on which no leave is given', order: ['id'] },
    leave_cover_rules: { what: 'how many of a department have to be there', order: ['department_id'] },
    leave_feeds: { leftOut: 'addresses of calendars, known by the hash of a secret' },
  },
})
