import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Whoever works on a company’s applications reads how they were compared. */
export const readsMatches: May = permits('applications.read')
/** Comparing anew, and saying what is wrong with a comparison. */
export const comparesApplications: May = permits('applications.work')
