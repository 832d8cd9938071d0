/** The roles of the reading notes; nobody can sign up as anything but job_seeker or employer. */
export const ROLES = [
  'job_seeker',
  'employer',
  'employer_admin',
  'hr_admin',
  'employee',
  'system_admin',
  'system_owner',
] as const
export type Role = (typeof ROLES)[number]

/** Who is calling: taken from the live session row, never from anything the client sends. */
export type Actor = {
  sessionId: string
  userId: string
  role: Role
  email: string
  /** null for job seekers and platform staff */
  companyId: string | null
  /** the employee record of this person, for role employee */
  employeeId: string | null
}

/** Whether somebody may make a call, decided from who they are alone. */
export type May = (actor: Actor) => boolean

/** Employer, further administrator or HR of a company. */
export const worksInHr: May = (actor) =>
  actor.companyId !== null && ['employer', 'employer_admin', 'hr_admin'].includes(actor.role)

export const signedIn: May = () => true

/** Employer or further administrator: who answers for the company itself. */
export const runsCompany: May = (actor) =>
  actor.companyId !== null && ['employer', 'employer_admin'].includes(actor.role)
