import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** What hiring costs is for those who answer for the company: the same who see the hub. */
export const keepsCosts: May = permits('hiring.costs')
export const readsCosts: May = permits('hiring.costs.read')
