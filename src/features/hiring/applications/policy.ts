import { type May, worksInHr } from '../../../shared/actor.ts'

/** Whoever works on a company's applications. Parts in filling one job (hiring_team) can narrow this once such people have accounts. */
export const worksOnApplications: May = worksInHr

/** Who looks for work reads what is theirs. */
export const looksForWork: May = (actor) => actor.role === 'job_seeker'
