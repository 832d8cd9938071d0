import { type May, runsCompany } from '../../../shared/actor.ts'

/** As for finding people at all: whoever answers for the company's jobs. */
export const searchesTalent: May = runsCompany
