import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** For people with a record of their own. */
export const asksHr: May = (actor) => actor.role === 'employee' && actor.employeeId !== null
export const answersQuestions: May = permits('hr-questions.answer')
