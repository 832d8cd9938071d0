import { readsApplications, worksOnApplications } from '../../hiring/applications/policy.ts'

/** Whoever works on a company's applications answers what is asked about its jobs. */
export const answersQuestions = worksOnApplications
export const readsQuestions = readsApplications
