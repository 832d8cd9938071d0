import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from '../shared/actor.ts'
import { guardRoute, type Visitor } from '../web/guard.ts'
import { guardedRoute } from './guarded.ts'
import { screens } from './screens.node.ts'

/**
 * Section 6 of the specification as read for this test alone: nothing below asks the code what a route is or who may enter it. Every
 * role stands before every route in every state, and each verdict has to be the one this reading gives.
 */

const PUBLIC =
  `/ /login /c/$slug /signup /forgot-password /reset-password /jobs /jobs/$id /for-employers /for-job-seekers /hrms
  /hrms-features /about /contact /faq /checkout /privacy /terms /cookie-policy /data-protection /refund /newsletter /accept-invitation /application/$token /skill-badge/$code /ai-transparency /walk-in/$id /walk-in/ticket/$token /kiosk /decide/$link /billing-contact/$token /cv/$token`.split(
    /\s+/,
  )
/** What HR staff work with: people, documents, onboarding, leave, attendance, payroll preparation. */
const HR =
  `/dashboard /dashboard/employees /dashboard/attendance /dashboard/leave /dashboard/compliance /dashboard/memos
  /dashboard/my-memos /dashboard/onboarding /dashboard/profile-transitions /dashboard/mobile-schedule /dashboard/payroll
  /dashboard/payslips /dashboard/pay-files /dashboard/filings /dashboard/year-end /dashboard/go-live /dashboard/law-changes /dashboard/rehearsals /dashboard/expense-claims /dashboard/approvals /dashboard/ai-compliance /dashboard/memo-automation
  /dashboard/outbox /dashboard/employee-experience /dashboard/settings /dashboard/jobs /dashboard/notifications /dashboard/my-team
  /dashboard/hr-questions /dashboard/declarations /dashboard/pay-components /dashboard/pay-deductions`.split(/\s+/)
/** Beside the specification: who does a part of the work, and the pages that it is done on. */
const PARTS: Readonly<Record<string, string>> = {
  recruiter: `employees my-team jobs recruitment find-talent ai-talent-search ats manage-applications direct-messages kanban-ats walk-in-interviews mobile-triage written-tests
    expense-claims leave approvals settings notifications`,
  payroll_officer:
    'employees attendance my-team leave payroll budget-advisory payslips go-live law-changes rehearsals pay-files filings year-end declarations pay-components pay-deductions expense-claims approvals settings notifications',
  finance:
    'employees my-team recruitment leave payroll budget-advisory payslips go-live law-changes rehearsals pay-files filings year-end declarations pay-components pay-deductions expense-claims approvals settings notifications',
  read_only:
    'employees compliance attendance leave budget-advisory my-team jobs recruitment ats manage-applications direct-messages kanban-ats walk-in-interviews settings notifications mobile-schedule',
}
const pagesOf = (role: Role) => ['/dashboard', ...(PARTS[role] ?? '').split(/\s+/).map((name) => `/dashboard/${name}`)]

const PREMIUM_PLUS = `resume-boost voice-resume-builder advanced-ai-resume-builder direct-messaging geo-fenced-alerts
  skill-job-matching global-skill-assessment whatsapp-alerts distance-job-filter ai-career-recommendations video-introduction`
  .split(/\s+/)
  .map((name) => `/dashboard/seeker/${name}`)

const inside = (path: string, area: string) => path === area || path.startsWith(`${area}/`)
const isSeekers = (path: string) => inside(path, '/dashboard/seeker') || path.startsWith('/job-seeker/')

const mayEnter = (role: Role, path: string): boolean => {
  if (['/choose-password', '/account', '/notifications'].includes(path)) return true
  if (isSeekers(path)) return role === 'job_seeker'
  if (path === '/employee-portal') return role === 'employee'
  // The platform’s roles: system_admin matches both of them.
  if (path === '/admin' || path === '/dashboard/feature-testing')
    return role === 'system_admin' || role === 'system_owner'
  if (role === 'employer' || role === 'employer_admin') return inside(path, '/dashboard')
  if (role === 'hr_admin') return HR.includes(path)
  if (role in PARTS) return pagesOf(role).includes(path)
  // Their own memos, and their own shifts where managers make the roster.
  return role === 'employee' && ['/dashboard/my-memos', '/dashboard/mobile-schedule'].includes(path)
}

type State = {
  token: boolean
  loggedOut: boolean
  mustChangePassword: boolean
  ended: Visitor['ended']
  company: Visitor['company']
  subscriptionTier: string
}

const reading = (role: Role, path: string, state: State): string => {
  // 1. Public paths pass.
  if (PUBLIC.includes(path)) return 'pass'
  // 2. The flag of a logout: to sign in, and the flag is gone.
  if (state.loggedOut) return '/login, flag cleared'
  // 4. No token. A session that ran out says so.
  if (!state.token) return state.ended === 'expired' ? '/login?expired=true' : '/login?role=employer'
  // A password that somebody else knows is changed before anything else.
  if (state.mustChangePassword && path !== '/choose-password') return '/choose-password'
  // 5. The company of an employer; only a refusal keeps out.
  const isEmployer = role === 'employer' || role === 'employer_admin'
  if (isEmployer && inside(path, '/dashboard') && state.company === 'refused') return '/login'
  // 6. Super-admin routes.
  if (inside(path, '/owner-admin')) return role === 'system_owner' || role === 'system_admin' ? 'pass' : '/'
  // 7. Job seekers at home.
  if (role === 'job_seeker' && inside(path, '/dashboard/seeker')) {
    if (PREMIUM_PLUS.includes(path) && state.subscriptionTier !== 'premium_plus')
      return '/dashboard/seeker/subscription?upgrade=premium_plus&reason=feature_access'
    return 'pass'
  }
  // 8. The roles of the route, and where everybody else belongs.
  if (mayEnter(role, path)) return 'pass'
  if (role === 'job_seeker') return '/dashboard/seeker'
  if (isEmployer || role === 'hr_admin' || role in PARTS) return '/dashboard'
  return role === 'employee' ? '/login?message=employee_company_access_required' : '/login'
}

const BOTH = [true, false]
const states: State[] = BOTH.flatMap((token) =>
  BOTH.flatMap((loggedOut) =>
    BOTH.flatMap((mustChangePassword) =>
      ([null, 'expired', 'forced'] as const).flatMap((ended) =>
        (['loaded', 'refused', 'unreachable', 'not asked'] as const).flatMap((company) =>
          ['free', 'premium', 'premium_plus'].map((subscriptionTier) => ({
            token,
            loggedOut,
            mustChangePassword,
            ended,
            company,
            subscriptionTier,
          })),
        ),
      ),
    ),
  ),
)

const said = (verdict: ReturnType<typeof guardRoute>) =>
  verdict === 'pass' ? 'pass' : `${verdict.to}${verdict.clearLoggedOut ? ', flag cleared' : ''}`

describe.each(ROLES)('%s before every route', (role) => {
  it.each(screens.map((screen) => [screen.path, screen] as const))('%s', (path, screen) => {
    for (const state of states)
      expect([state, said(guardRoute(guardedRoute(screen, path), { ...state, role }))]).toEqual([
        state,
        reading(role, path, state),
      ])
  })
})

it('stands nobody signed in before every route, too', () => {
  for (const screen of screens)
    for (const state of states.filter((s) => !s.token))
      expect(said(guardRoute(guardedRoute(screen, screen.path), { ...state, role: null }))).toBe(
        reading('employee', screen.path, state),
      )
})

it('a role that nobody knows is sent to sign in', () => {
  const state = { token: true, loggedOut: false, mustChangePassword: false, ended: null } as const
  const stranger = { ...state, company: 'not asked', subscriptionTier: 'free', role: 'visitor' as Role } as const
  for (const screen of screens.filter((s) => s.access !== 'public' && s.access.length > 0))
    expect(said(guardRoute(guardedRoute(screen, screen.path), stranger))).toBe(screen.superAdmin ? '/' : '/login')
})
