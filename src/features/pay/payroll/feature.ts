import { defineFeature } from '../../../server/feature.ts'
import { payRunApprovals } from './approval.kind.ts'
import { payExitApprovals } from './exit-approval.kind.ts'
import { payrollJobs } from './jobs.ts'
import { leavePaidBy } from './leave-pay.queries.ts'
import { payrollNotifications } from './notifications.rules.ts'
import { profilesOf } from './queries.ts'
import { payReopeningApprovals } from './reopen.service.ts'
import { insertDayChanges } from './retro.queries.ts'
import { payrollRoutes } from './routes.ts'
import { payrollSettings } from './settings.ts'
import { timeInputExport } from './time-input.export.ts'

export default defineFeature({
  routes: payrollRoutes,
  jobs: payrollJobs,
  approvals: [payRunApprovals, payReopeningApprovals, payExitApprovals],
  notifications: payrollNotifications,
  settings: [payrollSettings],
  listExports: [timeInputExport],
  daysChanged: insertDayChanges,
  paidLeave: leavePaidBy,
  workFacts: async (db, companyId, employmentIds) =>
    (await profilesOf(db, companyId, employmentIds)).map(({ employment_id, effective_from, facts }) => ({
      employmentId: employment_id,
      from: effective_from,
      facts,
    })),
  tables: {
    pay_groups: { what: 'who is paid together, in which currency and when', order: ['id'] },
    pay_group_members: { what: 'who is in which pay group, by days', order: ['employment_id', 'id'] },
    statutory_profiles: {
      what: 'what the law’s schemes ask of people, by the day it holds from and when it was entered; amounts in minor units',
      order: ['employment_id', 'effective_from', 'id'],
    },
    pay_one_offs: { what: 'what is paid or taken once; amounts in minor units of the group’s currency', order: ['id'] },
    pay_runs: { what: 'pay runs', order: ['id'] },
    pay_run_people: { what: 'people of pay runs with their sums, in minor units', order: ['run_id', 'employment_id'] },
    pay_run_work: { leftOut: 'steps of runs that are being taken: gone when they are' },
    pay_run_sums: { leftOut: 'sums of pay_run_people' },
    pay_marks: { leftOut: 'whose facts have changed: read by the next calculation alone' },
    pay_line_notes: { what: 'what payroll noted on lines of somebody’s pay in a run', order: ['id'] },
    pay_drafts: { leftOut: 'lines of runs that are not locked: made anew by every calculation' },
    pay_lines: {
      what: 'lines of locked runs with their derivation, or the figures of it (pay_why_forms); amounts in minor units',
      order: ['employment_id', 'run_id', 'line'],
    },
    pay_why_forms: {
      what: 'what derivations of lines have in common: rule, source, names and texts; a line keeps which one it is of and its figures in their order',
      order: ['id'],
    },
    pay_balances: {
      what: 'what locked runs added to yearly sums, in minor units',
      order: ['employment_id', 'run_id', 'key', 'for_month'],
    },
    pay_source_uses: { what: 'what was paid by which run', order: ['source_kind', 'source_id'] },
    pay_time_uses: {
      what: 'minutes of overtime and other paid time that runs have paid, by day and class',
      order: ['employment_id', 'work_date', 'class', 'seq'],
    },
    payslips: { what: 'payslips that were published, by version', order: ['employment_id', 'run_id', 'version'] },
    payslip_leave: {
      what: 'what was left of leave on the pay day, kept with versions of payslips; in minutes',
      order: ['employment_id', 'run_id', 'version'],
    },
    payslip_letters: { what: 'letters about payslips, and why none left', order: ['id'] },
    payslip_withdrawals: { what: 'payslips that were taken back, and published again', order: ['id'] },
    pay_day_changes: {
      what: 'days that became other days after they were paid',
      order: ['employment_id', 'id'],
    },
    pay_recoveries: { what: 'what people were paid too much, in minor units', order: ['id'] },
    pay_reopenings: { what: 'people of locked runs who were opened again', order: ['id'] },
    pay_exits: { what: 'what is settled when people leave, in minor units', order: ['id'] },
    pay_questions: { what: 'questions about payslips, and their answers', order: ['id'] },
  },
})
