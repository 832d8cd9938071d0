import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from '../shared/actor.ts'
import { type GuardedRoute, guardRoute, type Visitor } from './guard.ts'
import { landingPath } from './landing.ts'

const nobody: Visitor = {
  token: false,
  role: null,
  subscriptionTier: 'free',
  mustChangePassword: false,
  ended: null,
  loggedOut: false,
  company: 'not asked',
}
const a = (role: Role, more: Partial<Visitor> = {}): Visitor => ({
  ...nobody,
  token: true,
  role,
  company: 'loaded',
  ...more,
})

const routes = {
  home: { pathname: '/', public: true, allowed: [] },
  overview: { pathname: '/dashboard', public: false, allowed: ['employer', 'hr_admin', { may: 'dashboard.open' }] },
  company: { pathname: '/dashboard/company', public: false, allowed: ['employer'] },
  myMemos: { pathname: '/dashboard/my-memos', public: false, allowed: ['employer', 'hr_admin', 'employee'] },
  featureTesting: { pathname: '/dashboard/feature-testing', public: false, allowed: ['system_admin'] },
  portal: { pathname: '/employee-portal', public: false, allowed: ['employee'] },
  admin: { pathname: '/admin', public: false, allowed: ['system_admin'] },
  ownerAdmin: { pathname: '/owner-admin', public: false, allowed: ['system_admin'], superAdmin: true },
  seeker: { pathname: '/dashboard/seeker', public: false, allowed: ['job_seeker'] },
  boost: { pathname: '/dashboard/seeker/resume-boost', public: false, allowed: ['job_seeker'], premiumPlus: true },
  seekerProfile: { pathname: '/job-seeker/profile', public: false, allowed: ['job_seeker'] },
  choose: { pathname: '/choose-password', public: false, allowed: [] },
} satisfies Record<string, GuardedRoute>
type Name = keyof typeof routes

const LOGIN = '/login'
const EMPLOYEE_LOGIN = '/login?message=employee_company_access_required'
const UPGRADE = '/dashboard/seeker/subscription?upgrade=premium_plus&reason=feature_access'

/** Where each role ends up on each route. */
const table: Record<Role, Record<Name, string>> = {
  job_seeker: {
    home: 'pass',
    overview: '/dashboard/seeker',
    company: '/dashboard/seeker',
    myMemos: '/dashboard/seeker',
    featureTesting: '/dashboard/seeker',
    portal: '/dashboard/seeker',
    admin: '/dashboard/seeker',
    ownerAdmin: '/',
    seeker: 'pass',
    boost: UPGRADE,
    seekerProfile: 'pass',
    choose: 'pass',
  },
  employer: {
    home: 'pass',
    overview: 'pass',
    company: 'pass',
    myMemos: 'pass',
    featureTesting: '/dashboard',
    portal: '/dashboard',
    admin: '/dashboard',
    ownerAdmin: '/',
    seeker: '/dashboard',
    boost: '/dashboard',
    seekerProfile: '/dashboard',
    choose: 'pass',
  },
  employer_admin: {
    home: 'pass',
    overview: 'pass',
    company: 'pass',
    myMemos: 'pass',
    featureTesting: '/dashboard',
    portal: '/dashboard',
    admin: '/dashboard',
    ownerAdmin: '/',
    seeker: '/dashboard',
    boost: '/dashboard',
    seekerProfile: '/dashboard',
    choose: 'pass',
  },
  hr_admin: {
    home: 'pass',
    overview: 'pass',
    company: '/dashboard',
    myMemos: 'pass',
    featureTesting: '/dashboard',
    portal: '/dashboard',
    admin: '/dashboard',
    ownerAdmin: '/',
    seeker: '/dashboard',
    boost: '/dashboard',
    seekerProfile: '/dashboard',
    choose: 'pass',
  },
  recruiter: {
    home: 'pass',
    overview: 'pass',
    company: '/dashboard',
    myMemos: '/dashboard',
    featureTesting: '/dashboard',
    portal: '/dashboard',
    admin: '/dashboard',
    ownerAdmin: '/',
    seeker: '/dashboard',
    boost: '/dashboard',
    seekerProfile: '/dashboard',
    choose: 'pass',
  },
  payroll_officer: {
    home: 'pass',
    overview: 'pass',
    company: '/dashboard',
    myMemos: '/dashboard',
    featureTesting: '/dashboard',
    portal: '/dashboard',
    admin: '/dashboard',
    ownerAdmin: '/',
    seeker: '/dashboard',
    boost: '/dashboard',
    seekerProfile: '/dashboard',
    choose: 'pass',
  },
  finance: {
    home: 'pass',
    overview: 'pass',
    company: '/dashboard',
    myMemos: '/dashboard',
    featureTesting: '/dashboard',
    portal: '/dashboard',
    admin: '/dashboard',
    ownerAdmin: '/',
    seeker: '/dashboard',
    boost: '/dashboard',
    seekerProfile: '/dashboard',
    choose: 'pass',
  },
  read_only: {
    home: 'pass',
    overview: 'pass',
    company: '/dashboard',
    myMemos: '/dashboard',
    featureTesting: '/dashboard',
    portal: '/dashboard',
    admin: '/dashboard',
    ownerAdmin: '/',
    seeker: '/dashboard',
    boost: '/dashboard',
    seekerProfile: '/dashboard',
    choose: 'pass',
  },
  employee: {
    home: 'pass',
    overview: EMPLOYEE_LOGIN,
    company: EMPLOYEE_LOGIN,
    myMemos: 'pass',
    featureTesting: EMPLOYEE_LOGIN,
    portal: 'pass',
    admin: EMPLOYEE_LOGIN,
    ownerAdmin: '/',
    seeker: EMPLOYEE_LOGIN,
    boost: EMPLOYEE_LOGIN,
    seekerProfile: EMPLOYEE_LOGIN,
    choose: 'pass',
  },
  system_admin: {
    home: 'pass',
    overview: LOGIN,
    company: LOGIN,
    myMemos: LOGIN,
    featureTesting: 'pass',
    portal: LOGIN,
    admin: 'pass',
    ownerAdmin: 'pass',
    seeker: LOGIN,
    boost: LOGIN,
    seekerProfile: LOGIN,
    choose: 'pass',
  },
  system_owner: {
    home: 'pass',
    overview: LOGIN,
    company: LOGIN,
    myMemos: LOGIN,
    featureTesting: 'pass',
    portal: LOGIN,
    admin: 'pass',
    ownerAdmin: 'pass',
    seeker: LOGIN,
    boost: LOGIN,
    seekerProfile: LOGIN,
    choose: 'pass',
  },
}

const names = Object.keys(routes) as Name[]
const endsAt = (route: GuardedRoute, visitor: Visitor) => {
  const verdict = guardRoute(route, visitor)
  return verdict === 'pass' ? 'pass' : verdict.to
}

describe.each(ROLES)('%s', (role) => {
  it.each(names)('on %s', (name) => {
    expect(endsAt(routes[name], a(role))).toBe(table[role][name])
  })

  it.each(names.filter((n) => n !== 'home' && n !== 'choose'))('chooses a password before %s', (name) => {
    expect(endsAt(routes[name], a(role, { mustChangePassword: true }))).toBe('/choose-password')
  })

  it.each(names.filter((n) => n !== 'home'))('goes to log in from %s after a logout, once', (name) => {
    expect(guardRoute(routes[name], a(role, { loggedOut: true }))).toEqual({ to: '/login', clearLoggedOut: true })
  })
})

describe('nobody signed in', () => {
  it.each(names.filter((n) => n !== 'home'))('is asked to log in for %s', (name) => {
    expect(endsAt(routes[name], nobody)).toBe('/login?role=employer')
  })
  it('is told when the session has expired', () => {
    expect(endsAt(routes.overview, { ...nobody, ended: 'expired' })).toBe('/login?expired=true')
  })
  it('sees public pages even after a logout', () => {
    expect(endsAt(routes.home, { ...nobody, loggedOut: true })).toBe('pass')
  })
})

describe('the company of an employer', () => {
  it.each([
    ['employer', 'refused', '/login'],
    ['employer_admin', 'refused', '/login'],
    ['employer', 'unreachable', 'pass'],
    ['employer', 'loaded', 'pass'],
    ['hr_admin', 'refused', 'pass'],
  ] as const)('%s with the profile %s', (role, company, end) => {
    expect(endsAt(routes.overview, a(role, { company }))).toBe(end)
  })
  it('is not needed outside the dashboard', () => {
    expect(endsAt(routes.choose, a('employer', { company: 'refused' }))).toBe('pass')
  })
})

describe('premium plus', () => {
  it.each([
    ['free', UPGRADE],
    ['premium', UPGRADE],
    ['premium_plus', 'pass'],
  ])('a %s seeker', (subscriptionTier, end) => {
    expect(endsAt(routes.boost, a('job_seeker', { subscriptionTier }))).toBe(end)
  })
})

it('sends the older job seeker dashboard on before it asks who is there', () => {
  const old = { pathname: '/job-seeker/dashboard', public: false, allowed: [] }
  expect(endsAt(old, nobody)).toBe('/dashboard/seeker')
})

it.each([
  ['job_seeker', '/dashboard/seeker'],
  ['employer', '/dashboard'],
  ['employer_admin', '/dashboard'],
  ['hr_admin', '/dashboard'],
  ['system_owner', '/owner-admin'],
  ['system_admin', '/owner-admin'],
  ['employee', EMPLOYEE_LOGIN],
  [null, LOGIN],
] as const)('%s lands on %s', (role, path) => {
  expect(landingPath(role)).toBe(path)
})
