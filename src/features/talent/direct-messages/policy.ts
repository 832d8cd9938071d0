import { readsApplications, worksOnApplications } from '../../hiring/applications/policy.ts'

/** Whoever works on a company's applications writes with the people. */
export const readsThreads = readsApplications
export const writesThreads = worksOnApplications
