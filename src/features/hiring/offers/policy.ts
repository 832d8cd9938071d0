import { type May, worksInHr } from '../../../shared/actor.ts'

/** Employer, further administrator and HR write offers and hire; what binds the company is approved by whoever answers for it. */
export const writesOffers: May = worksInHr
