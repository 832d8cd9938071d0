import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Whoever works on a company's applications. Parts in filling one job (hiring_team) can narrow this once such people have accounts. */
/** Who sees them, whoever works on them. */
export const readsApplications: May = permits('applications.read')
export const worksOnApplications: May = permits('applications.work')

/** Who has the pages of applications: HR may know of them where they become people, and has no list of candidates. */
export const opensApplications: May = permits('candidates.read')

/** Who looks for work reads what is theirs. */
export const looksForWork: May = (actor) => actor.role === 'job_seeker'
