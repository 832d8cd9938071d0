import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Everybody who hires for the company sees its stages, and who only looks. */
export const readsApplications: May = permits('applications.read')
/** Stages, limits and reasons are for who runs the company. */
export const keepsPipelines: May = permits('hiring.settings')
