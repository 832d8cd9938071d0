import { isCompanyRole, type Role } from '../../shared/actor.ts'
import { landingPath } from '../landing.ts'
import { paths } from '../paths.ts'

type Name =
  | 'home' | 'jobs' | 'forJobSeekers' | 'forEmployers' | 'hrms' | 'about'
  | 'dashboard' | 'adminDashboard' | 'employees' | 'company' | 'analytics' | 'findJobs' | 'profile' | 'jobReports' | 'verifications' | 'outbox' | 'backgroundJobs' // biome-ignore format: a list
export type NavItem = { name: Name; to: string }

const SIGNED_OUT: NavItem[] = [
  { name: 'home', to: paths.home() },
  { name: 'jobs', to: paths.jobs() },
  { name: 'forJobSeekers', to: paths.forJobSeekers() },
  { name: 'forEmployers', to: paths.forEmployers() },
  { name: 'hrms', to: paths.hrms() },
  { name: 'about', to: paths.about() },
]

/** Links whose page is not there: nothing leads to it. `screens.test.ts` says when the last of them is to go. */
export const NOT_YET: readonly Name[] = ['analytics']
const notYet = (item: NavItem): NavItem[] => (NOT_YET.includes(item.name) ? [] : [item])

const ofRole = (role: Role): NavItem[] => {
  const employees: NavItem = { name: 'employees', to: paths.employees() }
  switch (role) {
    case 'employer':
    case 'employer_admin':
      return [
        employees,
        { name: 'company', to: paths.company() },
        ...notYet({ name: 'analytics', to: paths.analytics() }),
      ]
    case 'hr_admin':
    case 'payroll_officer':
    case 'finance':
    case 'read_only':
    case 'recruiter':
      return [employees]
    case 'job_seeker':
      return [
        { name: 'findJobs', to: paths.jobs() },
        { name: 'profile', to: paths.seekerProfile() },
      ]
    case 'system_admin':
    case 'system_owner':
      return [
        { name: 'adminDashboard', to: paths.ownerAdmin() },
        { name: 'jobReports', to: paths.ownerReports() },
        { name: 'verifications', to: paths.ownerVerifications() },
        { name: 'outbox', to: paths.ownerOutbox() },
        { name: 'backgroundJobs', to: paths.ownerJobs() },
      ]
    default:
      return []
  }
}

const isPlatform = (role: Role) => role === 'system_admin' || role === 'system_owner'

/** Where somebody's own pages begin; an employee has the portal. */
export const homeOf = (role: Role): string => (role === 'employee' ? paths.employeePortal() : landingPath(role))

/** Where somebody looks after their own account: among the settings of those who work on the dashboard. */
export const accountOf = (role: Role): string => (isCompanyRole(role) ? paths.settings() : paths.account())

/** The links of the top navigation for whoever looks at it. */
export const navigationOf = (role: Role | null, pathname: string): NavItem[] => {
  if (role === null) return SIGNED_OUT
  const onDashboard = pathname === paths.dashboard() || pathname.startsWith(`${paths.dashboard()}/`)
  const dashboard: NavItem[] = isPlatform(role) || onDashboard ? [] : [{ name: 'dashboard', to: homeOf(role) }]
  return [...dashboard, ...ofRole(role)]
}
