import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** The log tells of HR as well: it is read by those who answer for the company. */
export const readsLog: May = permits('audit-log.read')
