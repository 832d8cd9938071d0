import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const keepsLockers: May = permits('employees.write')
export const hasLockers: May = (actor) => actor.role === 'employee' && actor.employeeId !== null
export const mayWish: May = (actor) => actor.role === 'job_seeker'
