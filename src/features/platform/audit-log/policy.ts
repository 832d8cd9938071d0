import { type May, runsCompany } from '../../../shared/actor.ts'

/** The log tells of HR as well: it is read by those who answer for the company. */
export const readsLog: May = runsCompany
