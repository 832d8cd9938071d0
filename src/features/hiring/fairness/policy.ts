import { type May, runsCompany } from '../../../shared/actor.ts'

/** How fairly people are chosen is answered for by those who answer for the company. */
export const answersForFairness: May = runsCompany
