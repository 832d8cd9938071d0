import { type May, runsCompany } from '../../../shared/actor.ts'

/** What hiring costs is for those who answer for the company: the same who see the hub. */
export const keepsCosts: May = runsCompany
