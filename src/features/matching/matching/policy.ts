import { type May, worksInHr } from '../../../shared/actor.ts'

/** Whoever works on a company’s applications reads how they were compared. */
export const readsMatches: May = worksInHr
