import { type May, runsCompany } from '../../../shared/actor.ts'

/** Looking for people and asking them to apply is done by whoever answers for the company's jobs. */
export const looksForTalent: May = runsCompany
