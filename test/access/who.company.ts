/**
 * Who of a company may make which call. Everybody else is refused: with 401 without a session, with 403 in another role.
 * Read through against the design’s table of calls and roles and against each feature’s policy; it is the list that counts, and the server is held
 * to it. A call that stands in neither list, or in one of them and not among the routes, fails.
 */
export const COMPANY = {
  company: `
    GET /api/company/me
  `,
  hrAndEmployee: `
    GET /api/employees/:id/documents
    POST /api/employees/:id/documents
    POST /api/employees/:id/documents/:documentId/versions
    GET /api/employees/:id/documents/:documentId/versions/:version
    GET /api/my-memos
  `,
  /** Everybody on the dashboard, and an employee: of their own record. */
  record: `
    GET /api/employees/:id
    GET /api/employees/:id/photo
    GET /api/employees/:id/employments
    GET /api/employees/:id/employments/on
    GET /api/my/reports
  `,
  /** Everybody on the dashboard, whatever their part: each sees the fields of their classes. */
  dashboard: `
    GET /api/company/departments
    GET /api/employees
    GET /api/employees/counters
    GET /api/employees/:id/reports
    GET /api/company/calendar
    GET /api/company/calendar-file
    GET /api/employees/export
    GET /api/employees/onboarding/stats
    GET /api/employees/onboarding/activity
    GET /api/company/list-exports
    GET /api/company/list-exports/:id/file
    GET /api/company/saved-views
  `,
  /** Whoever works on the dashboard, and an employee: of what they have asked for or are asked. */
  portalAndWorking: `
    GET /api/company/approvals
    GET /api/company/approvals/names
    POST /api/company/approvals/decide
    GET /api/company/approvals/:id
    POST /api/company/approvals/:id/withdraw
    POST /api/company/approvals/:id/ask
    POST /api/company/approvals/:id/set-aside
    POST /api/company/approvals/:id/answer
    POST /api/company/approvals/:id/return
    GET /api/company/approvals/:id/pass-to
    POST /api/company/approvals/:id/pass
  `,
  hr: `
    POST /api/employees/:id/terms
    POST /api/employees/:id/terms/:row/void
    POST /api/employees/:id/reporting-lines
    POST /api/employees/:id/reporting-lines/:row/void
    PUT /api/employees/:id/employments/:employmentId
    GET /api/company/placement-choices
    POST /api/employees/classify
    POST /api/employees/unified
    POST /api/employees
    PUT /api/employees/:id
    POST /api/employees/:id/welcome-email
    POST /api/employees/:id/photo
    POST /api/employees/bulk-upload
    POST /api/employees/imports
    GET /api/employees/imports
    GET /api/employees/imports/mapping
    GET /api/employees/imports/:id/progress
    POST /api/employees/imports/:id/finish
    POST /api/employees/imports/:id/undo
    GET /api/imports
    GET /api/imports/:kind
    GET /api/imports/:kind/mapping
    POST /api/imports/:kind
    POST /api/imports/:kind/:id/rows
    GET /api/imports/:kind/:id
    POST /api/imports/:kind/:id/start
    GET /api/imports/:kind/:id/progress
    GET /api/imports/:kind/:id/wrong-rows
    POST /api/imports/:kind/:id/undo
    POST /api/employees/:id/digital-card
    POST /api/employees/:id/digital-card/email
    POST /api/employees/:id/authorizations
    PUT /api/employees/:id/authorizations/:authorizationId
    DELETE /api/employees/:id/documents/:documentId
    GET /api/memos
    GET /api/memo-choices
    GET /api/memo-people
    POST /api/memo-audience
    POST /api/memos
    GET /api/memos/:id
    PUT /api/memos/:id
    DELETE /api/memos/:id
    POST /api/memos/:id/preview
    POST /api/memos/:id/send
    POST /api/memos/:id/move
    POST /api/memos/:id/supersede
    POST /api/memos/:id/due
    GET /api/memos/:id/receipts
    POST /api/memos/:id/remind
    POST /api/memos/:id/exempt
    GET /api/memos/:id/register
    GET /api/memos/:id/people/:employeeId/replies
    POST /api/memos/:id/people/:employeeId/replies
    POST /api/memos/:id/files
    DELETE /api/memos/:id/files/:file
    GET /api/memos/:id/files/:file
  `,
  /** HR, and who only looks. */
  compliance: `
    GET /api/compliance/expiring
    GET /api/compliance/report
    GET /api/compliance/employees/:id/report
  `,
  /** HR, the payroll officer, and who only looks: what everybody worked. Its calls are named by their features. */
  timeRead: '',
  /** HR and the payroll officer. */
  payroll: `
    POST /api/employees/:id/reveal
    POST /api/employees/:id/overtime-policy
    POST /api/employees/:id/authorizations/:authorizationId/reveal
    GET /api/employees/:id/allowance-components
    POST /api/employees/:id/allowances
    PUT /api/employees/:id/allowances/:allowanceId
    POST /api/employees/:id/pay-changes
  `,
  /** The same and who only looks: what people are planned to cost. Its calls are named by their feature. */
  budgetRead: '',
  /** HR, the payroll officer and finance. */
  pay: `
    GET /api/employees/:id/overtime-policy
  `,
  /** Everybody on the dashboard but who only looks. */
  working: `
    GET /api/company/approvals/log.csv
    GET /api/company/approvals/log.pdf
    GET /api/company/approvals/delegations
    POST /api/company/approvals/delegations
    DELETE /api/company/approvals/delegations/:delegation
    GET /api/company/approval-policies
    POST /api/company/approval-policies/:kind/simulate
    POST /api/company/list-exports
    POST /api/company/saved-views
    DELETE /api/company/saved-views/:id
  `,
  /** Who hires, and who only looks. */
  hiringRead: `
    GET /api/company/jobs
    GET /api/company/jobs/export
    GET /api/company/jobs/:id
    GET /api/company/jobs/:id/revisions
    GET /api/company/jobs/:id/team
    GET /api/company/hiring-settings
    GET /api/company/letter-templates
    GET /api/company/board/jobs
    GET /api/company/board
    GET /api/company/board/watch
    GET /api/company/pipelines
    GET /api/company/triage
    GET /api/company/triage/proposed
    GET /api/company/jobs/:id/questions
    GET /api/company/interviews
    GET /api/company/interviews/mine
    GET /api/company/applications/:application/interviews
    GET /api/company/interviewers
    GET /api/company/scorecard-templates
    GET /api/company/walk-ins
    GET /api/company/walk-ins/:id
    GET /api/company/walk-ins/:id/watch
    GET /api/company/applications/:id/documents
    GET /api/company/applications
    GET /api/company/applications/groups
    GET /api/company/applications/choices
    GET /api/company/applications/:id/cv
    GET /api/company/applications/:id/pack
    GET /api/company/applications/:id/other-jobs
    GET /api/company/applications/:application/match
  `,
  /** Who hires. */
  hiring: `
    GET /api/company/applications/:application/offers
    GET /api/company/offers/:id/letter
    POST /api/company/letter-templates/try
    POST /api/company/applications/move
    POST /api/company/triage/decisions
    POST /api/company/triage/decisions/:id/undo
    PUT /api/company/jobs/:id/questions/:question
    DELETE /api/company/jobs/:id/questions/:question
    POST /api/company/applications/:application/interviews
    POST /api/company/interviewers/availability
    GET /api/company/interviewers/calendar
    PUT /api/company/interviewers/calendar
    DELETE /api/company/interviewers/calendar
    POST /api/company/interviews/:id/change
    POST /api/company/interviews/:id/move
    POST /api/company/interviews/:id/ask-feedback
    PUT /api/company/interviews/:id/scorecard
    POST /api/company/applications/:application/offers
    GET /api/company/offers
    PUT /api/company/offers/:id
    POST /api/company/offers/:id/move
    GET /api/company/applications/:application/hire
    POST /api/company/applications/:application/hire
    POST /api/company/walk-ins
    PUT /api/company/walk-ins/:id
    POST /api/company/walk-ins/:id/move
    POST /api/company/walk-ins/:id/next
    POST /api/company/walk-ins/:id/walk-ups
    POST /api/company/walk-ins/:id/check-in
    POST /api/company/walk-ins/:id/tickets/:ticket/move
    POST /api/company/walk-ins/:id/tickets/:ticket/finish
    POST /api/company/applications/export
    POST /api/company/applications/label
    POST /api/company/applications/messages
    POST /api/company/applications/:id/open
    POST /api/company/applications/:id/cv/text
    POST /api/company/applications/:id/notes
    PUT /api/company/applications/:id/notes/:noteId
    POST /api/company/applications/:id/messages/:messageId/take-back
    POST /api/company/applications/hold
    POST /api/company/applications/:id/edit
    POST /api/company/applications/:id/other-jobs
    POST /api/company/applications/:id/other-jobs/:move/take-back
    POST /api/company/candidates/:id/merge
    POST /api/company/candidates/:id/erase
    POST /api/company/applicant-import/cvs
    GET /api/company/applicant-import/cvs/:id
    POST /api/company/applicant-import/applicants
    POST /api/company/applicant-import/:batch/take-back
    POST /api/company/applications/:application/match
    POST /api/company/jobs/:job/matches
    POST /api/company/applications/:application/match/objections
  `,
  runs: `
    GET /api/administrators
    POST /api/administrators/invitations
    POST /api/administrators/invitations/:invitationId/resend
    POST /api/administrators/invitations/:invitationId/withdraw
    PUT /api/administrators/:administratorId
    POST /api/administrators/:administratorId/disable
    POST /api/administrators/:administratorId/enable
    POST /api/administrators/:administratorId/remove
    POST /api/administrators/:administratorId/reset-second-factor
    GET /api/view-as/choices
    POST /api/view-as
    POST /api/view-as/end
    GET /api/employer/profile
    PUT /api/employer/profile
    POST /api/employer/logo
    GET /api/employer/subscription
    POST /api/company/departments
    POST /api/company/holidays
    POST /api/company/working-weeks
    POST /api/company/departments/merge
    PUT /api/company/departments/:id
    GET /api/company/entities
    POST /api/company/entities
    PUT /api/company/entities/:id
    GET /api/company/sites
    POST /api/company/sites
    PUT /api/company/sites/:id
    GET /api/company/verification
    POST /api/company/verification
    POST /api/company/verification/:id/document
    POST /api/company/verification/:id/withdrawal
    GET /api/company/verification/:id/document
    GET /api/company/audit-log
    GET /api/company/audit-log/choices
    GET /api/company/audit-log/export
    GET /api/company/exports
    POST /api/company/exports
    GET /api/company/exports/:id/file
    PUT /api/company/hiring-settings
    GET /api/company/settings
    GET /api/company/storage
    GET /api/company/settings/:area
    POST /api/company/settings/:area/preview
    PUT /api/company/settings/:area
    PUT /api/company/approval-policies/:kind
    POST /api/company/hiring-costs
    PUT /api/company/hiring-costs/:id
    DELETE /api/company/hiring-costs/:id
    POST /api/company/letter-templates
    PUT /api/company/letter-templates/:id
    POST /api/company/letter-templates/:id/retire
    GET /api/company/hiring-reports
    POST /api/company/hiring-reports
    PUT /api/company/hiring-reports/:id
    POST /api/company/hiring-reports/:id/pause
    DELETE /api/company/hiring-reports/:id
    GET /api/company/fairness
    GET /api/company/fairness/report
    GET /api/company/oversight
    POST /api/company/oversight/:application/look
    POST /api/company/pipelines
    PUT /api/company/pipelines/:id
    PUT /api/company/reject-reasons
    PUT /api/company/jobs/:id/pipeline
    PUT /api/company/scorecard-templates
  `,
  /** Who runs the company, and recruiters. */
  recruits: `
    POST /api/company/jobs
    POST /api/company/jobs/bulk
    PUT /api/company/jobs/:id
    DELETE /api/company/jobs/:id
    POST /api/company/jobs/:id/move
    POST /api/company/jobs/:id/keep-open
    POST /api/company/jobs/:id/still-hiring
    POST /api/company/jobs/:id/review-answer
    PUT /api/company/jobs/:id/team
    POST /api/company/requisitions
    PUT /api/company/requisitions/:id
    DELETE /api/company/requisitions/:id
    POST /api/company/requisitions/:id/move
    POST /api/company/requisitions/:id/jobs
    PUT /api/company/headcount-plan
    GET /api/company/talent
    GET /api/company/talent/near
    GET /api/company/talent/promoted
    POST /api/company/talent/:id/promoted
    POST /api/company/talent/own/export
    POST /api/company/talent/:id/open
    PUT /api/company/talent/:id/mark
    GET /api/company/talent/searches
    POST /api/company/talent/searches
    PUT /api/company/talent/searches/:id
    DELETE /api/company/talent/searches/:id
    GET /api/company/talent/pools
    POST /api/company/talent/pools
    PUT /api/company/talent/pools/:id
    DELETE /api/company/talent/pools/:id
    GET /api/company/talent/pools/:id
    POST /api/company/talent/pools/:id/members
    PUT /api/company/talent/members/:id
    DELETE /api/company/talent/members/:id
    GET /api/company/talent/invitations
    POST /api/company/talent/invitations
    POST /api/company/talent/invitations/:id/withdraw
    POST /api/company/talent-search/draft
    POST /api/company/talent-search/runs
    GET /api/company/talent-search/runs
    GET /api/company/talent-search/runs/:run
    GET /api/company/talent-search/runs/:run/people/:person
    POST /api/company/talent-search/runs/:run/objections
    POST /api/company/talent-search/runs/:run/objections/:objection/answer
    GET /api/company/talent-search/runs/:run/export
    GET /api/company/talent-search/searches
    POST /api/company/talent-search/searches
    PUT /api/company/talent-search/searches/:id
    DELETE /api/company/talent-search/searches/:id
  `,
  /** What is to be hired. */
  planRead: `
    GET /api/company/requisitions
    GET /api/company/requisitions/:id
    GET /api/company/headcount-plan
  `,
  /** What hiring costs. */
  costsRead: `
    GET /api/company/hiring-costs
    GET /api/company/hiring-costs/export
  `,
  /** How hiring goes. */
  reportsRead: `
    GET /api/company/recruitment
    GET /api/company/recruitment/interviews
    GET /api/company/recruitment/export
  `,
  owner: `
    PUT /api/administrators/rule
  `,
  employee: `
    PUT /api/portal/details
    GET /api/portal/data
    GET /api/portal/holidays
    GET /api/portal/next-pay-day
    GET /api/portal/tiles
    GET /api/portal/first-days
    POST /api/portal/first-days/hide
    GET /api/my-memos/record
    POST /api/my-memos/read
    POST /api/my-memos/:id/open
    POST /api/my-memos/:id/unlock
    POST /api/my-memos/:id/answer
    POST /api/my-memos/:id/pin
    POST /api/my-memos/:id/replies
    GET /api/my-memos/:id/pdf
    GET /api/my-memos/:id/files/:file
    GET /api/my-interviews
    GET /api/my-interviews/:id
    GET /api/my-interviews/:id/cv
    PUT /api/my-interviews/:id/scorecard
  `,
} as const
