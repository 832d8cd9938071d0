import { type May, worksInHr } from '../../../shared/actor.ts'

/** Employer, further administrator and HR hold walk-in events. */
export const holdsEvents: May = worksInHr
