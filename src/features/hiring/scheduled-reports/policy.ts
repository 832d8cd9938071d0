import { type May, runsCompany } from '../../../shared/actor.ts'

/** Who may see the hub may have it sent. */
export const sendsReports: May = runsCompany
