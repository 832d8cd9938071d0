import type { May } from '../../../shared/actor.ts'

/** A profile and its CVs are a job seeker's own: nobody else makes these calls, whatever their role. */
export const isSeeker: May = (actor) => actor.role === 'job_seeker'
