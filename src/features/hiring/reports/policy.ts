import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** The hub is the employer’s and their further administrators’; so are its figures. */
export const overseesHiring: May = permits('hiring.reports.read')
