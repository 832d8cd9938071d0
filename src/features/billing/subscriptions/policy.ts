import type { May } from '../../../shared/actor.ts'

/** Only a job seeker has a plan of their own; a company's is asked for elsewhere. */
export const mayAskForPlan: May = (actor) => actor.role === 'job_seeker'
