import { type May, runsCompany, worksInHr } from '../../../shared/actor.ts'

/** Everybody who hires for the company looks at applications and moves them. Roles on the job will narrow this. */
export const worksOnApplications: May = worksInHr
/** Stages, limits and reasons are for who runs the company. */
export const keepsPipelines: May = runsCompany
