import { wire } from '../../../../../shared/endpoint.ts'
import type { addAuthorization, changeAuthorization, revealAuthorization } from '../../../authorizations/contract.ts'
import type { addAllowance, endAllowance, listAllowanceComponents } from '../../../compensation/contract.ts'
import type { removeDocument, verifyDocument } from '../../../documents/contract.ts'
import type { changePay } from '../../pay-change.contract.ts'
import type { uploadPhoto } from '../../photo.contract.ts'

const permits = '/api/employees/:id/authorizations'
export const addPermitCall = wire<typeof addAuthorization>('POST', permits)
export const changePermitCall = wire<typeof changeAuthorization>('PUT', `${permits}/:authorizationId`)
export const revealPermitCall = wire<typeof revealAuthorization>('POST', `${permits}/:authorizationId/reveal`)
export const addAllowanceCall = wire<typeof addAllowance>('POST', '/api/employees/:id/allowances')
export const allowanceComponentsCall = wire<typeof listAllowanceComponents>(
  'GET',
  '/api/employees/:id/allowance-components',
)
export const endAllowanceCall = wire<typeof endAllowance>('PUT', '/api/employees/:id/allowances/:allowanceId')
export const changePayCall = wire<typeof changePay>('POST', '/api/employees/:id/pay-changes')
export const removeDocumentCall = wire<typeof removeDocument>('DELETE', '/api/employees/:id/documents/:documentId')
export const photoCall = wire<typeof uploadPhoto>('POST', '/api/employees/:id/photo')
export const verifyDocumentCall = wire<typeof verifyDocument>(
  'POST',
  '/api/employees/:id/documents/:documentId/verification',
)
