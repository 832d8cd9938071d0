import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const ownCall = wire<typeof contract.listVerification>('GET', '/api/company/verification')
export const askCall = wire<typeof contract.askVerification>('POST', '/api/company/verification')
export const documentCall = wire<typeof contract.addEvidence>('POST', '/api/company/verification/:id/document')
export const withdrawCall = wire<typeof contract.withdrawVerification>(
  'POST',
  '/api/company/verification/:id/withdrawal',
)
export const ownDocument = (id: string) => `/api/company/verification/${id}/document`

export const listCall = wire<typeof contract.listRequests>('GET', '/api/verifications')
export const readCall = wire<typeof contract.readRequest>('GET', '/api/verifications/:id')
export const decideCall = wire<typeof contract.decideRequest>('POST', '/api/verifications/:id/decision')
export const takeBackCall = wire<typeof contract.revokeVerification>('POST', '/api/verifications/:id/taking-back')
export const documentPath = (id: string) => `/api/verifications/${id}/document`
