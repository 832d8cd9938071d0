import { wire } from '../../../../shared/endpoint.ts'
import type {
  decideItem,
  listDeclarations,
  readDeclaration,
  remindOfDeclarations,
  reopenDeclaration,
} from '../desk.contract.ts'

export const deskCall = wire<typeof listDeclarations>('GET', '/api/tax-declarations')
export const oneCall = wire<typeof readDeclaration>('GET', '/api/tax-declarations/:employmentId')
export const decideCall = wire<typeof decideItem>('POST', '/api/tax-declarations/items/:id/decide')
export const reopenCall = wire<typeof reopenDeclaration>('POST', '/api/tax-declarations/:employmentId/reopen')
export const remindCall = wire<typeof remindOfDeclarations>('POST', '/api/tax-declarations/remind')
