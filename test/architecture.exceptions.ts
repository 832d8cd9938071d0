/** What the plan does not allow and still is. `architecture.test.ts` compares: an entry that is no longer true has to go, and none may come. */

/** Imports from an area that comes later: from → to. */
export const UPWARDS: readonly string[] = [
  'features/career/account-data/export/service.ts → features/talent/candidate-side/person.service.ts',
  'features/career/account-data/export/service.ts → features/talent/criteria-search/objections.service.ts',
  'features/career/job-search/screens/SeekerHome.screen.tsx → features/billing/subscriptions/screens/TierBadge.tsx',
  'features/career/job-search/screens/SeekerHome.screen.tsx → features/talent/candidate-side/screens/Invitations.tsx',
  'features/career/profile/screens/SeekerProfile.screen.tsx → features/talent/candidate-side/screens/Found.tsx',
  'features/career/profile/screens/SeekerProfile.screen.tsx → features/talent/candidate-side/screens/calls.ts',
  'features/career/profile/screens/Wishes.tsx → features/talent/candidate-side/screens/wish.ts',
  'features/company/audit-log/service.ts → features/people/memos/policy.ts',
  'features/company/departments/screens/DepartmentDialog.tsx → features/people/employees/screens/calls.ts',
  'features/company/departments/screens/MergeDialog.tsx → features/people/employees/screens/calls.ts',
  'features/company/profile/screens/PersonBox.tsx → features/people/employees/screens/calls.ts',
  'features/hiring/applications/apply.service.ts → features/career/profile/sent.service.ts',
  'features/hiring/applications/mine.contract.ts → features/career/applications/kept.contract.ts',
  'features/hiring/applications/mine.service.ts → features/career/applications/kept.service.ts',
  'features/hiring/applications/screens/Ats.screen.tsx → features/talent/find/screens/PoolDialog.tsx',
  'features/hiring/applications/screens/Manage.screen.tsx → features/talent/find/screens/PoolDialog.tsx',
  'features/hiring/jobs/screens/Panel.tsx → features/career/job-questions/screens/Questions.tsx',
  'features/hiring/jobs/screens/Panel.tsx → features/job-board/jobs/contract.ts',
  'features/hiring/jobs/screens/Panel.tsx → features/job-board/jobs/screens/JobView.tsx',
  'features/hiring/jobs/screens/Panel.tsx → features/job-board/jobs/search.rules.ts',
  'features/hiring/letters/facts.ts → features/career/applications/words/ar.ts',
  'features/hiring/letters/facts.ts → features/career/applications/words/en.ts',
  'features/hiring/letters/facts.ts → features/career/applications/words/fr.ts',
  'features/hiring/letters/facts.ts → features/career/applications/words/hi.ts',
  'features/hiring/letters/facts.ts → features/career/applications/words/ta.ts',
  'features/hiring/letters/facts.ts → features/career/applications/words/zh.ts',
  'features/job-board/apply/screens/useApply.ts → features/career/profile/contract.ts',
  'features/job-board/jobs/screens/JobPage.tsx → features/career/job-fit/screens/Fit.tsx',
  'features/matching/matching/person.service.ts → features/hiring/applications/link.ts',
  'features/matching/profile/card.rules.ts → features/career/profile/contract.ts',
  'features/matching/profile/card.rules.ts → features/career/profile/profile.rules.ts',
  'features/people/documents/sweep.ts → features/career/profile/cvs.service.ts',
  'features/people/employees/pay.rules.ts → features/time/overtime/rules.ts',
  'features/people/employees/screens/EmployeeManagement.screen.tsx → features/time/overtime/screens/OvertimeDialog.tsx',
  'features/people/employees/screens/form/CompensationSection.tsx → features/time/overtime/screens/OvertimeDialog.tsx',
  'features/people/employees/screens/form/pay.ts → features/time/overtime/rules.ts',
  'features/people/onboarding/screens/OnboardingCenter.tsx → features/time/overtime/screens/OvertimeDialog.tsx',
]

/** A feature that imports another's SQL. */
export const QUERIES: readonly string[] = [
  'features/console/verification-desk/service.ts → features/company/verification/queries.ts',
  'features/job-board/reports/reports.service.ts → features/job-board/jobs/search.queries.ts',
]

/** Tables that another feature than their owner writes: table: feature. */
export const WRITERS: readonly string[] = [
  'application_events: hiring/interviews',
  'application_events: hiring/pipeline',
  'application_events: matching/matching',
  'application_messages: hiring/offers',
  'application_messages: hiring/pipeline',
  'applications: hiring/applicant-import',
  'applications: hiring/interviews',
  'applications: hiring/offers',
  'applications: hiring/pipeline',
  'applications: matching/matching',
  'audit_log: people/employee-import',
  'candidates: hiring/applicant-import',
  'companies: company/legal-entities',
  'companies: people/compliance',
  'companies: platform/accounts',
  'companies: platform/administrators',
  'company_verifications: console/verification-desk',
  'compensations: people/employee-import',
  'employee_secrets: people/employee-import',
  'employees: company/departments',
  'employees: people/employee-import',
  'employees: people/employments',
  'interviews: hiring/applications',
  'jobs: hiring/applications',
  'jobs: hiring/pipeline',
  'jobs: hiring/requisitions',
  'offers: hiring/applications',
  'scorecards: hiring/applications',
  'sessions: platform/administrators',
  'talent_cards: career/profile',
  'talent_cards: talent/candidate-side',
  'talent_invitations: hiring/applications',
  'talent_pool_members: talent/candidate-side',
  'triage_decisions: hiring/applications',
  'users: platform/administrators',
  'walk_in_tickets: hiring/applications',
]

/** Features without a manifest, and why. */
export const WITHOUT_ROUTES: Readonly<Record<string, string>> = {
  'adverts/content': 'rules, words and parts of an advert, which employers’ and public pages share',
  'console/job-reports': 'the platform’s screens over job-board/reports',
  'matching/cv-reading': 'reads CVs for others',
  'matching/profile': 'rules of a person’s profile, which career and talent share',
  'site/legal': 'documents and questions: words and pages',
  'site/pages': 'pages of the site',
}

/** Files that clearer names and one property a line made longer than they may be: to be split by idea. */
export const LONG_FILES: readonly string[] = [
  'server/call.ts',
  'server/embedded.ts',
  'features/hiring/applications/mine.service.ts',
  'features/hiring/requisitions/service.ts',
  'features/hiring/walk-ins/person.service.ts',
  'features/job-board/jobs/service.ts',
  'features/people/employees/save.ts',
]
