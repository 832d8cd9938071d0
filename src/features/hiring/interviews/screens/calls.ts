import { wire } from '../../../../shared/endpoint.ts'
import type * as busy from '../busy.contract.ts'
import type * as contract from '../contract.ts'
import type { listCompanyInterviews } from '../list.contract.ts'
import type * as kept from '../templates.contract.ts'

export const companyInterviewsCall = wire<typeof listCompanyInterviews>('GET', '/api/company/interviews')
export const listCall = wire<typeof contract.listInterviews>('GET', '/api/company/applications/:application/interviews')
export const arrangeCall = wire<typeof contract.arrangeInterview>(
  'POST',
  '/api/company/applications/:application/interviews',
)
export const changeCall = wire<typeof contract.changeInterview>('POST', '/api/company/interviews/:id/change')
export const moveCall = wire<typeof contract.moveInterview>('POST', '/api/company/interviews/:id/move')
export const askFeedbackCall = wire<typeof contract.askFeedback>('POST', '/api/company/interviews/:id/ask-feedback')
export const cardCall = wire<typeof contract.saveScorecard>('PUT', '/api/company/interviews/:id/scorecard')
export const findCall = wire<typeof contract.findInterviewers>('GET', '/api/company/interviewers')
export const templatesCall = wire<typeof kept.readTemplates>('GET', '/api/company/scorecard-templates')
export const saveTemplatesCall = wire<typeof kept.saveTemplates>('PUT', '/api/company/scorecard-templates')
export const ownCalendarCall = wire<typeof busy.readOwnCalendar>('GET', '/api/company/interviewers/calendar')
export const saveCalendarCall = wire<typeof busy.saveOwnCalendar>('PUT', '/api/company/interviewers/calendar')
export const dropCalendarCall = wire<typeof busy.dropOwnCalendar>('DELETE', '/api/company/interviewers/calendar')
export const availabilityCall = wire<typeof busy.readAvailability>('POST', '/api/company/interviewers/availability')
