import { type May, runsCompany } from '../../../shared/actor.ts'

/** What is hired, and how many, is for those who answer for the company. */
export const plansHiring: May = runsCompany
