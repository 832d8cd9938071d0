/** Of those who work for a company on its dashboard: the specification's three, the highest first, and those who do one part of the work. */
export const COMPANY_ROLES = [
  'employer',
  'employer_admin',
  'hr_admin',
  'recruiter',
  'payroll_officer',
  'finance',
  'read_only',
] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]

/** Nobody can sign up as anything but job_seeker or employer. An employee of the portal has relations instead: their own record, their reports. */
export const ROLES = ['job_seeker', ...COMPANY_ROLES, 'employee', 'system_admin', 'system_owner'] as const
export type Role = (typeof ROLES)[number]

/** Who is calling: taken from the live session row, never from anything the client sends. */
export type Actor = {
  /** Empty where no session stands behind it: a link in a letter, a job, the demonstration. */
  sessionId: string
  userId: string
  role: Role
  email: string
  /** null for job seekers and platform staff */
  companyId: string | null
  /** the employee record of this person, for role employee */
  employeeId: string | null
  /** They proved who they are a short while ago: by signing in, or by their password asked again. */
  isProved?: boolean
  /** The plan of their company is over: who works on its dashboard reads everything and changes nothing but the plan (decision 0190). */
  isReadOnly?: boolean
  /** Whoever looks at the product as this person or role; then everything is read only (decision 0100). */
  viewedBy?: { userId: string; role: Role } | null
}

/** Whether somebody may make a call, decided from who they are alone. */
export type May = (actor: Actor) => boolean

export const signedIn: May = () => true

/** Somebody who works for a company on its dashboard, whatever their part. */
export const isCompanyRole = (role: string): role is CompanyRole => (COMPANY_ROLES as readonly string[]).includes(role)

/** A role that does one part of a company's work: beside the specification's, so its pages and refusals follow the table of permissions alone. */
export const isPartRole = (role: string): boolean => isCompanyRole(role) && COMPANY_ROLES.indexOf(role) > 2
