import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** The jobs screen is the employer's and their further administrators'; so are its calls. */
export const managesJobs: May = permits('jobs.write')

/** HR of the company reads them: what is being hired for concerns them, what is promised does not bind by their hand. */
export const readsJobs: May = permits('jobs.read')

/** The rules of the company’s hiring are for who runs it. */
export const keepsHiringSettings: May = permits('hiring.settings')
