import { type May, runsCompany, worksInHr } from '../../../shared/actor.ts'

/** HR plans by it; it is the company's owners who keep it. */
export const readsCalendars: May = worksInHr
export const keepsCalendars: May = runsCompany
