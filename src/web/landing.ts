import type { Role } from '../shared/actor.ts'
import { paths } from './paths.ts'

/** Where each role starts after signing in on the main site. */
export const landingPath = (role: Role | null): string => {
  switch (role) {
    case 'job_seeker':
      return paths.seeker()
    case 'employer':
    case 'employer_admin':
    case 'hr_admin':
    case 'recruiter':
    case 'payroll_officer':
    case 'finance':
    case 'read_only':
      return paths.dashboard()
    case 'system_owner':
    case 'system_admin':
      return paths.ownerAdmin()
    case 'employee':
      return paths.login({ message: 'employee_company_access_required' })
    default:
      return paths.login()
  }
}
