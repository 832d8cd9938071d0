import { type May, worksInHr } from '../../shared/actor.ts'

/** Employer, further administrator and HR arrange interviews and hand in what they found. */
export const arranges: May = worksInHr
