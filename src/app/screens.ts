import { paths } from '../web/paths.ts'
import type { Admits, Screen } from '../web/screen.ts'
import { inside, listed, type More, open } from './screen.ts'
import { siteScreens } from './site.screens.ts'

const accounts = { words: ['platform/accounts'] } as const
const EMPLOYER: Admits[] = ['employer']
/** What HR staff of a company work with, too. */
const HR: Admits[] = ['employer', 'hr_admin']
const SEEKER: Admits[] = ['job_seeker']
const PLATFORM: Admits[] = ['system_admin']

/** Pages that the server writes anew for each who asks: within the application they ask for themselves. */
const asking: Readonly<Record<string, NonNullable<Screen['load']>>> = {
  jobs: () => import('../features/job-board/jobs/screens/Jobs.tsx'),
  job: () => import('../features/job-board/jobs/screens/Job.tsx'),
}

/** A screen behind the sign-in. Where its file lies is in a table that the sign-in page does not carry. */
const behind = (name: keyof typeof import('./inside.ts')) => () => import('./inside.ts').then((all) => all[name]())

const walkIn: More = {
  words: ['hiring/walk-ins/public', 'adverts/maps'],
  load: () => import('../features/hiring/walk-ins/screens/public/WalkIn.tsx'),
}
const publicScreens: Screen[] = [
  ...siteScreens.map((s) => (asking[s.title] ? { ...s, load: asking[s.title] } : s) as Screen),
  open(paths.login(), 'login', { ...accounts, load: () => import('../features/platform/accounts/screens/Login.tsx') }),
  open('/c/$slug', 'companyLogin', {
    ...accounts,
    load: () => import('../features/platform/accounts/screens/CompanyLogin.tsx'),
  }),
  open(paths.signup(), 'signup', {
    ...accounts,
    load: () => import('../features/platform/accounts/screens/Signup.tsx'),
  }),
  open(paths.forgotPassword(), 'forgotPassword', {
    ...accounts,
    load: () => import('../features/platform/accounts/screens/ForgotPassword.tsx'),
  }),
  open(paths.resetPassword(), 'resetPassword', {
    ...accounts,
    load: () => import('../features/platform/accounts/screens/ResetPassword.tsx'),
  }),
  open(paths.acceptInvitation(), 'acceptInvitation', {
    words: ['platform/accounts', 'platform/administrators'],
    load: () => import('../features/platform/administrators/screens/AcceptInvitation.tsx'),
  }),
  open('/application/$token', 'application', {
    words: ['career/applications', 'hiring/offers/candidate', 'matching/matching', 'hiring/fairness/candidate'],
    load: () => import('../features/career/applications/screens/Guest.tsx'),
  }),
  ...['/walk-in/$id', '/walk-in/ticket/$token'].map((path) => open(path, 'walkInInterviews', walkIn)),
  open(paths.checkout(), 'checkout'),
]

const plainList: More = {
  words: ['career/applications'],
  load: behind('plainList'),
}

/** Beside the administration of the platform. */
const ofPlatform = (name: Parameters<typeof behind>[0], ...words: string[]): More => ({
  superAdmin: true,
  words,
  load: behind(name),
})

const otherScreens: Screen[] = [
  inside(paths.choosePassword(), 'choosePassword', [], {
    ...accounts,
    load: behind('choosePassword'),
  }),
  inside(paths.account(), 'account', [], {
    words: ['platform/accounts', 'platform/accounts/security'],
    load: behind('account'),
  }),
  inside(paths.employeePortal(), 'employeePortal', ['employee'], {
    words: ['self-service/portal', 'terms', 'people/memos/employee', 'hiring/interviews/interviewer'],
    load: behind('employeePortal'),
  }),
  inside(paths.admin(), 'admin', PLATFORM),
  inside(paths.ownerAdmin(), 'ownerAdmin', PLATFORM, { superAdmin: true }),
  inside(paths.ownerOutbox(), 'outbox', PLATFORM, ofPlatform('platformOutbox', 'platform/messages')),
  inside(paths.ownerReports(), 'jobReports', PLATFORM, ofPlatform('jobReports', 'console/job-reports')),
  inside(
    paths.ownerVerifications(),
    'verifications',
    PLATFORM,
    ofPlatform('verifications', 'company/verification', 'company/profile'),
  ),
  inside(paths.jobSeekerProfile(), 'seekerProfile', SEEKER, {
    words: [
      'career/profile',
      'talent/candidate-side',
      'matching/matching',
      'career/account-data/erasure',
      'platform/accounts/security',
      'platform/accounts',
    ],
    load: behind('ownProfile'),
  }),
  inside(paths.jobSeekerApplications(), 'seekerApplications', SEEKER, plainList),
]

const employerScreens: Screen[] = [
  listed(paths.dashboard(), 'overview', HR, ['core', 1, 'gauge'], {
    critical: true,
    words: ['app/home', 'terms'],
    load: behind('overview'),
  }),
  listed(paths.employees(), 'employees', HR, ['core', 2, 'users'], {
    critical: true,
    words: ['people/employees', 'terms'],
    load: behind('employeeManagement'),
  }),
  listed(paths.attendance(), 'attendance', HR, ['core', 3, 'clock']),
  listed(paths.leave(), 'leave', HR, ['core', 4, 'calendarOff']),
  listed(paths.compliance(), 'compliance', HR, ['core', 5, 'scale']),
  listed(paths.memos(), 'memos', HR, ['core', 6, 'message'], {
    words: ['people/memos', 'people/memos/employee'],
    load: behind('memos'),
  }),
  listed(paths.myMemos(), 'myMemos', ['employer', 'hr_admin', 'employee'], ['core', 7, 'inbox'], {
    words: ['people/memos/employee'],
    load: behind('myMemos'),
  }),
  listed(paths.onboarding(), 'onboarding', HR, ['core', 8, 'userPlus']),
  listed(paths.profileTransitions(), 'profileTransitions', HR, ['core', 9, 'change']),

  listed(paths.companyJobs(), 'companyJobs', HR, ['jobs', 1, 'briefcase'], {
    words: [
      'hiring/jobs',
      'hiring/jobs/list',
      'job-board/jobs',
      'hiring/costs',
      'career/job-questions',
      'adverts/maps',
    ],
    load: behind('jobsScreen'),
  }),
  listed(paths.recruitment(), 'recruitment', EMPLOYER, ['jobs', 2, 'userPlus'], {
    words: [
      'hiring/reports',
      'hiring/fairness',
      'hiring/requisitions',
      'hiring/jobs',
      'job-board/jobs',
      'hiring/costs',
      'hiring/scheduled-reports',
      'hiring/interviews',
      'hiring/applications',
      'hiring/letters',
    ],
    load: behind('recruitment'),
  }),
  listed(paths.findTalent(), 'findTalent', EMPLOYER, ['jobs', 3, 'search'], {
    words: ['talent/find', 'talent/candidate-side', 'hiring/applications'],
    load: behind('findTalent'),
  }),
  listed(paths.aiTalentSearch(), 'aiTalentSearch', EMPLOYER, ['jobs', 4, 'sparkles'], {
    words: ['talent/criteria-search', 'talent/find', 'talent/candidate-side', 'matching/matching'],
    load: behind('aiTalentSearch'),
  }),
  inside(paths.ats(), 'ats', EMPLOYER, {
    words: [
      'hiring/applications',
      'hiring/interviews',
      'hiring/interviews/interviewer',
      'hiring/offers',
      'matching/matching',
      'talent/find',
    ],
    load: behind('ats'),
  }),
  listed(paths.manageApplications(), 'manageApplications', EMPLOYER, ['jobs', 5, 'inbox'], {
    words: ['hiring/applications', 'hiring/applicant-import', 'talent/find'],
    load: behind('manage'),
  }),
  listed(paths.kanbanAts(), 'kanbanAts', EMPLOYER, ['jobs', 6, 'kanban'], {
    words: [
      'hiring/pipeline',
      'hiring/applications',
      'hiring/interviews',
      'hiring/interviews/interviewer',
      'hiring/offers',
      'matching/matching',
    ],
    load: behind('kanban'),
  }),
  listed(paths.walkInInterviews(), 'walkInInterviews', EMPLOYER, ['jobs', 7, 'check'], {
    words: ['hiring/walk-ins', 'adverts/maps'],
    load: behind('walkIns'),
  }),

  listed(paths.mobileTriage(), 'mobileTriage', EMPLOYER, ['mobile', 1, 'phone'], {
    words: ['hiring/pipeline'],
    load: behind('triage'),
  }),
  listed(paths.mobileSchedule(), 'mobileSchedule', HR, ['mobile', 2, 'clock']),
  listed(paths.geoFencing(), 'geoFencing', EMPLOYER, ['mobile', 3, 'pin']),
  listed(paths.routeOptimizer(), 'routeOptimizer', EMPLOYER, ['mobile', 4, 'route']),
  listed(paths.liveTracking(), 'liveTracking', EMPLOYER, ['mobile', 5, 'pin']),

  listed(paths.analytics(), 'analytics', EMPLOYER, ['analytics', 1, 'bars']),
  listed(paths.analyticsDashboard(), 'analyticsDashboard', EMPLOYER, ['analytics', 2, 'gauge']),
  listed(paths.workforceIntelligence(), 'workforceIntelligence', EMPLOYER, ['analytics', 3, 'bulb']),
  listed(paths.performanceAnalytics(), 'performanceAnalytics', EMPLOYER, ['analytics', 4, 'trend']),
  listed(paths.advancedPerformance(), 'advancedPerformance', EMPLOYER, ['analytics', 5, 'speed']),
  listed(paths.predictiveAnalytics(), 'predictiveAnalytics', EMPLOYER, ['analytics', 6, 'trend']),
  listed(paths.liveReports(), 'liveReports', EMPLOYER, ['analytics', 7, 'file']),

  listed(paths.payroll(), 'payroll', HR, ['payroll', 1, 'coin'], { critical: true }),
  listed(paths.payslips(), 'payslips', HR, ['payroll', 2, 'receipt']),
  listed(paths.expenseClaims(), 'expenseClaims', HR, ['payroll', 3, 'wallet']),
  listed(paths.approvals(), 'approvals', HR, ['payroll', 4, 'check']),
  listed(paths.budgetAdvisory(), 'budgetAdvisory', EMPLOYER, ['payroll', 5, 'bars']),

  listed(paths.aiCompliance(), 'aiCompliance', HR, ['automation', 1, 'scale']),
  listed(paths.aiDecisions(), 'aiDecisions', EMPLOYER, ['automation', 2, 'sparkles']),
  listed(paths.memoAutomation(), 'memoAutomation', HR, ['automation', 3, 'bell']),
  listed(paths.enterpriseWorkflows(), 'enterpriseWorkflows', EMPLOYER, ['automation', 4, 'route']),

  listed(paths.company(), 'company', EMPLOYER, ['business', 1, 'building'], {
    words: ['company/profile', 'people/employees', 'terms', 'company/verification'],
    load: behind('company'),
  }),
  listed(paths.subscription(), 'subscription', EMPLOYER, ['business', 2, 'card']),
  listed(paths.rmServices(), 'rmServices', EMPLOYER, ['business', 3, 'headset']),
  listed(paths.settings(), 'settings', HR, ['business', 4, 'settings'], {
    words: ['platform/accounts', 'platform/accounts/security', 'platform/administrators'],
    load: behind('settings'),
  }),
  listed(paths.featureTesting(), 'featureTesting', PLATFORM, ['business', 5, 'flask']),
  listed(paths.outbox(), 'outbox', HR, ['business', 6, 'inbox'], {
    developer: 'outbox',
    words: ['platform/messages'],
    load: behind('outbox'),
  }),

  listed(paths.employeeExperience(), 'employeeExperience', HR, ['experience', 1, 'star'], {
    words: ['people/employees', 'terms'],
    load: behind('employeeManagement'),
  }),
]

const plus = { premiumPlus: true } as const
const seekerScreens: Screen[] = [
  listed(paths.seeker(), 'seeker', SEEKER, ['core', 1, 'home'], {
    words: ['career/job-search', 'career/applications', 'talent/candidate-side', 'job-board/jobs', 'career/profile'],
    load: behind('seekerHome'),
  }),
  listed(paths.seekerProfile(), 'seekerProfile', SEEKER, ['core', 2, 'user'], {
    words: [
      'career/profile',
      'talent/candidate-side',
      'matching/matching',
      'career/account-data/erasure',
      'platform/accounts/security',
      'platform/accounts',
    ],
    load: behind('seekerProfile'),
  }),
  listed(paths.seekerJobSearch(), 'seekerJobSearch', SEEKER, ['jobs', 1, 'search'], {
    words: ['career/job-search', 'job-board/jobs', 'career/job-fit'],
    load: behind('jobSearch'),
  }),
  listed(paths.seekerJobs(), 'seekerJobs', SEEKER, ['jobs', 2, 'sparkles'], {
    words: ['career/smart-search', 'job-board/jobs', 'career/job-search'],
    load: behind('smartSearch'),
  }),
  listed(paths.seekerApplications(), 'seekerApplications', SEEKER, ['jobs', 3, 'inbox'], plainList),
  listed(paths.seekerMyApplications(), 'seekerMyApplications', SEEKER, ['jobs', 4, 'file'], {
    words: ['career/applications', 'hiring/offers/candidate', 'matching/matching', 'hiring/fairness/candidate'],
    load: behind('myApplications'),
  }),
  listed(paths.seekerResumeAnalyzer(), 'seekerResumeAnalyzer', SEEKER, ['experience', 1, 'check'], {
    words: ['career/profile'],
    load: behind('resumeAnalyzer'),
  }),
  listed(paths.seekerSubscription(), 'seekerSubscription', SEEKER, ['business', 1, 'card']),
  inside(paths.seekerPricing(), 'seekerSubscription', SEEKER),
  listed(paths.seekerPaymentHistory(), 'seekerPaymentHistory', SEEKER, ['business', 2, 'receipt']),
  listed(paths.seekerResumeBoost(), 'seekerResumeBoost', SEEKER, ['experience', 2, 'trend'], plus),
  listed(paths.seekerVoiceResumeBuilder(), 'seekerVoiceResumeBuilder', SEEKER, ['experience', 3, 'message'], plus),
  listed(
    paths.seekerAdvancedAiResumeBuilder(),
    'seekerAdvancedAiResumeBuilder',
    SEEKER,
    ['experience', 4, 'file'],
    plus,
  ),
  listed(paths.seekerDirectMessaging(), 'seekerDirectMessaging', SEEKER, ['experience', 5, 'message'], plus),
  listed(paths.seekerGeoFencedAlerts(), 'seekerGeoFencedAlerts', SEEKER, ['experience', 6, 'pin'], plus),
  listed(paths.seekerSkillJobMatching(), 'seekerSkillJobMatching', SEEKER, ['experience', 7, 'star'], plus),
  listed(paths.seekerGlobalSkillAssessment(), 'seekerGlobalSkillAssessment', SEEKER, ['experience', 8, 'check'], plus),
  listed(paths.seekerWhatsappAlerts(), 'seekerWhatsappAlerts', SEEKER, ['experience', 9, 'bell'], plus),
  listed(paths.seekerDistanceJobFilter(), 'seekerDistanceJobFilter', SEEKER, ['experience', 10, 'route'], plus),
  listed(
    paths.seekerAiCareerRecommendations(),
    'seekerAiCareerRecommendations',
    SEEKER,
    ['experience', 11, 'bulb'],
    plus,
  ),
  listed(paths.seekerVideoIntroduction(), 'seekerVideoIntroduction', SEEKER, ['experience', 12, 'video'], plus),
]

/** Every page of the application, once. */
export const screens: readonly Screen[] = [...publicScreens, ...otherScreens, ...employerScreens, ...seekerScreens]

/** Addresses of the older job seeker dashboard: the guard sends them on. */
export const oldSeekerDashboards = ['/job-seeker/dashboard', '/job-seeker-dashboard'] as const

/** Beginnings of addresses that are nothing for search engines. */
export const closed: readonly string[] = [
  ...new Set(['/api/', ...screens.filter((s) => s.access !== 'public').map((s) => `/${s.path.split('/')[1]}`)]),
  paths.resetPassword(),
  paths.forgotPassword(),
  '/application/',
]

/** Addresses that moved. Any address not found here or above leads home. */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy-policy': paths.privacy(),
  '/terms-of-service': paths.terms(),
  '/refund-policy': paths.refund(),
  '/job-applications': paths.jobSeekerApplications(),
  '/profile': paths.jobSeekerProfile(),
}
