import type { May } from '../../../shared/actor.ts'

/** Plans are bought by those who look for work; a company's plan is asked for elsewhere. */
export const maySubscribe: May = (actor) => actor.role === 'job_seeker'
