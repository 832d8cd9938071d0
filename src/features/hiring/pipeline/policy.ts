import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Everybody who hires for the company looks at applications and moves them. Roles on the job will narrow this. */
export const worksOnApplications: May = permits('applications.work')
export const readsApplications: May = permits('applications.read')
/** Stages, limits and reasons are for who runs the company. */
export const keepsPipelines: May = permits('hiring.settings')
