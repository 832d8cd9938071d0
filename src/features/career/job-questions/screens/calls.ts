import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const mineCall = wire<typeof contract.readMyQuestions>('GET', '/api/seeker/questions/:job')
export const askCall = wire<typeof contract.askQuestion>('POST', '/api/seeker/questions/:job')
export const questionsCall = wire<typeof contract.listQuestions>('GET', '/api/company/jobs/:id/questions')
export const answerCall = wire<typeof contract.answerQuestion>('PUT', '/api/company/jobs/:id/questions/:question')
export const removeCall = wire<typeof contract.removeQuestion>('DELETE', '/api/company/jobs/:id/questions/:question')
