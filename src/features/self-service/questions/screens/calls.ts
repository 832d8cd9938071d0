import { wire } from '../../../../shared/endpoint.ts'
import type {
  addNote,
  answerQuestion,
  askQuestion,
  assignQuestion,
  closeMyQuestion,
  closeQuestion,
  listMyQuestions,
  listQuestions,
  readQuestion,
  reopenQuestion,
  writeMore,
} from '../contract.ts'

export const mineCall = wire<typeof listMyQuestions>('GET', '/api/my-hr-questions')
export const askCall = wire<typeof askQuestion>('POST', '/api/my-hr-questions')
export const moreCall = wire<typeof writeMore>('POST', '/api/my-hr-questions/:id/messages')
export const closeMineCall = wire<typeof closeMyQuestion>('POST', '/api/my-hr-questions/:id/close')

export const deskCall = wire<typeof listQuestions>('GET', '/api/company/hr-questions')
export const oneCall = wire<typeof readQuestion>('GET', '/api/company/hr-questions/:id')
export const answerCall = wire<typeof answerQuestion>('POST', '/api/company/hr-questions/:id/answer')
export const noteCall = wire<typeof addNote>('POST', '/api/company/hr-questions/:id/notes')
export const assignCall = wire<typeof assignQuestion>('PUT', '/api/company/hr-questions/:id/assigned')
export const closeCall = wire<typeof closeQuestion>('POST', '/api/company/hr-questions/:id/close')
export const reopenCall = wire<typeof reopenQuestion>('POST', '/api/company/hr-questions/:id/reopen')
