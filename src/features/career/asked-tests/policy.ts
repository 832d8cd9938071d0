import { readsApplications, worksOnApplications } from '../../hiring/applications/policy.ts'

/** Whoever works on a company’s applications says what is asked of those who apply. */
export const asksForTests = worksOnApplications
export const seesAskedTests = readsApplications
