import type { Role } from '../../shared/actor.ts'
import { isCompanyRole } from '../../shared/actor.ts'
import { paths } from '../paths.ts'
import type { Category } from '../screen.ts'
import type { IconName } from './icons.ts'

/**
 * The plan of the navigation. A line is an object of the work or a rhythm of it; views of the same object are its tabs, in one frame. A line
 * and a tab stand here before their screens do: nothing is shown of them until a manifest brings the screen.
 */
export const GROUPS = ['home', 'people', 'time', 'pay', 'hiring', 'insight', 'foot'] as const
export type Group = (typeof GROUPS)[number]

/** A view of a line: its address, and its short name where the title of the screen is none. `named` is a key of the words of the shell. */
type PlannedTab = { path: string; named?: string }

export type PlannedLine = {
  /** A key of the words of the shell. */
  name: string
  icon: IconName
  /** The line leads to the first of these that may be opened. */
  tabs: readonly PlannedTab[]
  /** Addresses that belong to it and are no tab: one record of a list, an older address. */
  also?: readonly string[]
  /** Stays in sight however far the list is scrolled. */
  critical?: true
}
type Plan = Readonly<Partial<Record<Group, readonly PlannedLine[]>>>

const tab = (path: string, named?: string): PlannedTab => (named ? { path, named } : { path })

const COMPANY: Plan = {
  home: [
    {
      name: 'home',
      icon: 'home',
      critical: true,
      tabs: [
        tab(paths.dashboard(), 'today'),
        tab(paths.approvals(), 'approvals'),
        tab(paths.dashboardNotifications(), 'notifications'),
      ],
    },
  ],
  people: [
    {
      name: 'people',
      icon: 'users',
      critical: true,
      tabs: [tab(paths.employees(), 'directory'), tab(paths.myTeam(), 'myTeam'), tab(paths.workforceIntelligence())],
      // The same list under an older name.
      also: [paths.employeeExperience()],
    },
    {
      name: 'joiners',
      icon: 'userPlus',
      tabs: [tab(paths.onboarding(), 'onboarding'), tab(paths.profileTransitions(), 'changes')],
    },
    {
      name: 'compliance',
      icon: 'scale',
      tabs: [tab(paths.compliance(), 'status'), tab(paths.aiCompliance(), 'aiChecks')],
    },
    {
      name: 'memos',
      icon: 'message',
      tabs: [tab(paths.memos(), 'sent'), tab(paths.myMemos(), 'forMe'), tab(paths.memoAutomation(), 'rules')],
    },
  ],
  time: [
    {
      name: 'attendance',
      icon: 'clock',
      tabs: [tab(paths.attendance(), 'today'), tab(paths.geoFencing(), 'places'), tab(paths.liveTracking(), 'map')],
    },
    {
      name: 'schedule',
      icon: 'route',
      tabs: [tab(paths.mobileSchedule(), 'roster'), tab(paths.routeOptimizer(), 'routes')],
    },
    { name: 'leave', icon: 'calendarOff', tabs: [tab(paths.leave())] },
  ],
  pay: [
    {
      name: 'payroll',
      icon: 'coin',
      critical: true,
      tabs: [tab(paths.payroll(), 'runs'), tab(paths.payslips(), 'payslips'), tab(paths.budgetAdvisory(), 'budget')],
    },
    { name: 'expenses', icon: 'wallet', tabs: [tab(paths.expenseClaims())] },
  ],
  hiring: [
    { name: 'jobs', icon: 'briefcase', tabs: [tab(paths.companyJobs())] },
    {
      name: 'candidates',
      icon: 'inbox',
      tabs: [
        tab(paths.manageApplications(), 'list'),
        tab(paths.kanbanAts(), 'board'),
        tab(paths.mobileTriage(), 'triage'),
      ],
      also: [paths.ats()],
    },
    {
      name: 'talent',
      icon: 'search',
      tabs: [
        tab(paths.findTalent(), 'findTalent'),
        tab(paths.aiTalentSearch(), 'criteria'),
        tab(paths.walkInInterviews(), 'walkIns'),
      ],
    },
    { name: 'plan', icon: 'kanban', tabs: [tab(paths.recruitment())] },
  ],
  insight: [
    {
      name: 'analytics',
      icon: 'bars',
      tabs: [
        tab(paths.analytics(), 'overview'),
        tab(paths.analyticsDashboard(), 'boards'),
        tab(paths.liveReports(), 'reports'),
        tab(paths.predictiveAnalytics(), 'forecasts'),
      ],
    },
    {
      name: 'performance',
      icon: 'speed',
      tabs: [tab(paths.advancedPerformance(), 'cycles'), tab(paths.performanceAnalytics(), 'results')],
    },
  ],
  foot: [
    {
      name: 'settings',
      icon: 'settings',
      tabs: [tab(paths.settings())],
      also: [
        paths.company(),
        paths.enterpriseWorkflows(),
        paths.aiDecisions(),
        paths.outbox(),
        paths.subscription(),
        paths.rmServices(),
        paths.featureTesting(),
      ],
    },
  ],
}

const SEEKER: Plan = {
  home: [
    { name: 'home', icon: 'home', tabs: [tab(paths.seeker())], critical: true },
    {
      name: 'jobs',
      icon: 'search',
      tabs: [
        tab(paths.seekerJobSearch(), 'byWords'),
        tab(paths.seekerJobs(), 'bySentence'),
        tab(paths.seekerSkillJobMatching(), 'fit'),
        tab(paths.seekerDistanceJobFilter(), 'near'),
        tab(paths.seekerGeoFencedAlerts(), 'placeAlerts'),
        tab(paths.seekerWhatsappAlerts()),
      ],
    },
    {
      name: 'applications',
      icon: 'inbox',
      tabs: [
        tab(paths.seekerMyApplications(), 'all'),
        tab(paths.seekerApplications(), 'record'),
        tab(paths.seekerDirectMessaging(), 'messages'),
      ],
      also: [paths.jobSeekerApplications()],
    },
    {
      name: 'profile',
      icon: 'user',
      tabs: [
        tab(paths.seekerProfile(), 'profile'),
        tab(paths.seekerResumeAnalyzer(), 'check'),
        tab(paths.seekerResumeBoost(), 'improve'),
        tab(paths.seekerAdvancedAiResumeBuilder(), 'build'),
        tab(paths.seekerVoiceResumeBuilder(), 'dictate'),
        tab(paths.seekerVideoIntroduction(), 'video'),
      ],
      also: [paths.jobSeekerProfile()],
    },
    {
      name: 'career',
      icon: 'bulb',
      tabs: [tab(paths.seekerAiCareerRecommendations()), tab(paths.seekerGlobalSkillAssessment())],
    },
  ],
  foot: [
    {
      name: 'account',
      icon: 'settings',
      tabs: [
        tab(paths.account(), 'account'),
        tab(paths.notifications(), 'notifications'),
        tab(paths.seekerSubscription(), 'plan'),
        tab(paths.seekerPaymentHistory()),
      ],
      also: [paths.seekerPricing()],
    },
  ],
}

const PLATFORM: Plan = {
  home: [
    { name: 'administration', icon: 'gauge', tabs: [tab(paths.ownerAdmin())] },
    { name: 'verifications', icon: 'building', tabs: [tab(paths.ownerVerifications())] },
    {
      name: 'jobReports',
      icon: 'briefcase',
      tabs: [tab(paths.ownerReports(), 'jobReports'), tab(paths.ownerSkillResults(), 'skillResults')],
    },
    { name: 'messages', icon: 'message', tabs: [tab(paths.ownerOutbox()), tab(paths.ownerContact(), 'contact')] },
    { name: 'ownerPlans', icon: 'card', tabs: [tab(paths.ownerPlans())] },
    { name: 'health', icon: 'trend', tabs: [tab(paths.ownerJobs(), 'backgroundJobs'), tab(paths.admin())] },
    { name: 'testing', icon: 'flask', tabs: [tab(paths.featureTesting())] },
  ],
  foot: [
    {
      name: 'account',
      icon: 'settings',
      tabs: [tab(paths.account(), 'account'), tab(paths.notifications(), 'notifications')],
    },
  ],
}

/** An employee's lines are the parts of the portal, which draws them itself (`frame.lines`). */
const EMPLOYEE: Plan = {
  foot: [
    {
      name: 'account',
      icon: 'settings',
      tabs: [tab(paths.account(), 'account'), tab(paths.notifications(), 'notifications')],
      // The portal has both as parts of its own.
      also: [paths.myMemos(), paths.mobileSchedule()],
    },
  ],
}

/** The plan of whoever is here. */
export const planFor = (role: Role): Plan => {
  if (isCompanyRole(role)) return COMPANY
  if (role === 'job_seeker') return SEEKER
  return role === 'employee' ? EMPLOYEE : PLATFORM
}

/** Where a screen stands that no plan names: a line of its own, by the category its manifest gives it. */
export const GROUP_OF: Readonly<Record<Category, Group>> = {
  core: 'people',
  experience: 'people',
  mobile: 'time',
  payroll: 'pay',
  jobs: 'hiring',
  analytics: 'insight',
  automation: 'insight',
  business: 'insight',
}

/** The bar at the foot of a phone: lines by name, the first four that whoever is here has; what is left stands behind More. */
export const BAR: Readonly<Record<'company' | 'seeker' | 'platform' | 'employee', readonly string[]>> = {
  company: ['home', 'people', 'candidates', 'jobs', 'leave', 'memos', 'payroll', 'settings'],
  seeker: ['home', 'jobs', 'applications', 'profile'],
  platform: ['administration', 'verifications', 'jobReports', 'messages'],
  employee: [],
}

/** The bar of an employee: parts of the portal, which are no lines of a plan. Of several the first that their company has not switched off. */
export const EMPLOYEE_BAR: readonly { name: string; icon: IconName; tabs: readonly string[] }[] = [
  { name: 'home', icon: 'home', tabs: [] },
  { name: 'time', icon: 'clock', tabs: ['attendance', 'schedules'] },
  { name: 'leave', icon: 'calendarOff', tabs: ['leave'] },
  { name: 'pay', icon: 'coin', tabs: ['payroll'] },
]
