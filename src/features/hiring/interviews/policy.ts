import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Employer, further administrator and HR arrange interviews and hand in what they found. */
export const arranges: May = permits('applications.work')
export const readsInterviews: May = permits('applications.read')

/** An employee with a record of their own; which interviews are theirs is asked in the service. */
export const mayHold: May = (actor) => actor.role === 'employee' && actor.employeeId !== null

/** What interviews look at is for who runs the company to say. */
export const keepsTemplates: May = permits('hiring.settings')
