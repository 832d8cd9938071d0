import { worksOnApplications } from '../applications/policy.ts'

/** A draft holds the right answers: only whoever works on applications reads and writes it. */
export const writesTests = worksOnApplications
