/** What the plan does not allow and still is. `architecture.test.ts` compares: an entry that is no longer true has to go, and none may come. */

/** Imports from an area that comes later, from → to, each with its reason; ten at most. */
export const UPWARDS: Readonly<Record<string, string>> = {
  'features/company/profile/screens/PersonBox.tsx → features/people/employees/screens/calls.ts':
    'a person of the company is chosen by the list of people, whose contract is that area’s',
  'features/hiring/applications/apply.service.ts → features/career/profile/sent.service.ts':
    'what a profile sends along is made from the profile, in the transaction that applies',
  'features/hiring/applications/mine.contract.ts → features/career/applications/kept.contract.ts':
    'the specification’s one list of a person’s applications holds those they noted themselves',
  'features/hiring/applications/mine.service.ts → features/career/applications/kept.service.ts': 'the same list',
  'features/hiring/jobs/screens/Panel.tsx → features/job-board/jobs/contract.ts':
    'the preview is what the public page draws',
  'features/hiring/jobs/screens/Panel.tsx → features/job-board/jobs/screens/JobView.tsx': 'the same preview',
  'features/job-board/apply/screens/useApply.ts → features/career/profile/contract.ts':
    'the type of the list of CVs to choose from',
  'features/job-board/jobs/screens/JobPage.tsx → features/career/job-fit/screens/Fit.tsx':
    'public pages have a build without places to fill',
  'features/matching/matching/person.service.ts → features/hiring/applications/link.ts':
    'an applicant proves who they are by the link of their application',
  'features/people/documents/sweep.ts → features/career/profile/cvs.service.ts':
    'files of people lie beside those of companies and are swept in one go',
}

/** A feature that imports another's SQL. */
export const QUERIES: readonly string[] = [
  'features/console/verification-desk/service.ts → features/company/verification/queries.ts',
  'features/job-board/reports/reports.service.ts → features/job-board/jobs/search.queries.ts',
]

/** Tables that another feature than their owner writes: table: feature. */
export const WRITERS: readonly string[] = []

/** Features without a manifest, and why. */
export const WITHOUT_ROUTES: Readonly<Record<string, string>> = {
  'adverts/content': 'rules, words and parts of an advert, which employers’ and public pages share',
  'career/voice-resume': 'a talk in the browser, whose CV goes to the calls of career/resume-builder',
  'console/front': 'one screen over what waits in other features of the console',
  'console/job-reports': 'the platform’s screens over job-board/reports and the reports of talent/direct-messages',
  'console/skill-results': 'the platform’s screen over career/skill-tests',
  'hiring/job-hub': 'one screen over a job, its board, its candidates, interviews and report',
  'matching/profile': 'rules of a person’s profile, which career and talent share',
  'site/legal': 'documents and questions: words and pages',
  'site/pages': 'pages of the site',
}

/** Files that clearer names and one property a line made longer than they may be: to be split by idea. */
export const LONG_FILES: readonly string[] = [
  'server/embedded.ts',
  'features/hiring/applications/mine.service.ts',
  'features/hiring/walk-ins/person.service.ts',
  'features/people/employees/save.ts',
]
