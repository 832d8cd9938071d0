import { isCompanyRole, type Role } from '../shared/actor.ts'
import { paths } from './paths.ts'
import { type Admits, admitsRole } from './screen.ts'

export type GuardedRoute = {
  pathname: string
  public: boolean
  /** The allowed roles of all matched routes in one list: one match is enough. Empty: anybody signed in. */
  allowed: readonly Admits[]
  superAdmin?: boolean
  premiumPlus?: boolean
}

export type Visitor = {
  token: boolean
  role: Role | null
  subscriptionTier: string
  mustChangePassword: boolean
  /** Why the last session ended, when nobody chose to end it. */
  ended: 'expired' | 'forced' | null
  /** Somebody logged out in this browser and nobody has signed in since. */
  loggedOut: boolean
  /** The company profile of an employer: only the server's refusal keeps somebody out, not a server that cannot be reached. */
  company: 'loaded' | 'refused' | 'unreachable' | 'not asked'
}

/** `refused`: the page is there, and the role of whoever is here does not include it. */
export type Verdict = 'pass' | { to: string; clearLoggedOut?: true; refused?: true }

const OLD_SEEKER_DASHBOARDS = ['/job-seeker/dashboard', '/job-seeker-dashboard']

export const isOldSeekerDashboard = (pathname: string) => OLD_SEEKER_DASHBOARDS.includes(pathname)

const isIn = (pathname: string, area: string) => pathname === area || pathname.startsWith(`${area}/`)
const isEmployer = (role: Role | null) => role === 'employer' || role === 'employer_admin'

/** Where somebody goes who may not be where they are. */
const elsewhere = (role: Role | null): string => {
  if (role === 'job_seeker') return paths.seeker()
  if (role && isCompanyRole(role)) return paths.dashboard()
  if (role === 'employee') return paths.login({ message: 'employee_company_access_required' })
  return paths.login()
}

/** May this visitor see this page, and where do they go if not. A courtesy: the server decides for itself. */
export const guardRoute = (route: GuardedRoute, visitor: Visitor): Verdict => {
  const { pathname } = route
  const { role } = visitor
  if (route.public) return 'pass'
  if (visitor.loggedOut) return { to: paths.login(), clearLoggedOut: true }
  if (isOldSeekerDashboard(pathname)) return { to: paths.seeker() }
  if (!visitor.token) {
    if (visitor.ended === 'expired') return { to: paths.login({ expired: 'true' }) }
    return { to: paths.login({ role: 'employer' }) }
  }
  if (visitor.mustChangePassword && pathname !== paths.choosePassword()) return { to: paths.choosePassword() }
  if (isEmployer(role) && isIn(pathname, paths.dashboard()) && visitor.company === 'refused')
    return { to: paths.login() }
  if (route.superAdmin) return role && admitsRole(['system_admin'], role) ? 'pass' : { to: paths.home(), refused: true }
  if (role === 'job_seeker' && isIn(pathname, paths.seeker())) {
    if (route.premiumPlus && visitor.subscriptionTier !== 'premium_plus') {
      return { to: paths.seekerSubscription({ upgrade: 'premium_plus', reason: 'feature_access' }) }
    }
    return 'pass'
  }
  if (route.allowed.length === 0) return 'pass'
  return role && admitsRole(route.allowed, role) ? 'pass' : { to: elsewhere(role), refused: true }
}
