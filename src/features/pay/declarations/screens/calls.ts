import { wire } from '../../../../shared/endpoint.ts'
import type { estimateMyTax } from '../../payroll/tax-estimate.contract.ts'
import type {
  addMyProof,
  chooseMyRegime,
  readMyDeclaration,
  removeMyProof,
  saveMyItem,
  submitMyDeclaration,
} from '../contract.ts'
import type {
  decideItem,
  listDeclarations,
  readDeclaration,
  remindOfDeclarations,
  reopenDeclaration,
} from '../desk.contract.ts'

export const mineCall = wire<typeof readMyDeclaration>('GET', '/api/my-tax-declaration')
export const regimeCall = wire<typeof chooseMyRegime>('PUT', '/api/my-tax-declaration/regime')
export const itemCall = wire<typeof saveMyItem>('PUT', '/api/my-tax-declaration/items/:head')
export const proofCall = wire<typeof addMyProof>('POST', '/api/my-tax-declaration/items/:head/proofs')
export const removeProofCall = wire<typeof removeMyProof>('DELETE', '/api/my-tax-declaration/proofs/:id')
export const submitCall = wire<typeof submitMyDeclaration>('POST', '/api/my-tax-declaration/submit')
export const estimateCall = wire<typeof estimateMyTax>('POST', '/api/my-tax-estimate')

export const deskCall = wire<typeof listDeclarations>('GET', '/api/tax-declarations')
export const oneCall = wire<typeof readDeclaration>('GET', '/api/tax-declarations/:employmentId')
export const decideCall = wire<typeof decideItem>('POST', '/api/tax-declarations/items/:id/decide')
export const reopenCall = wire<typeof reopenDeclaration>('POST', '/api/tax-declarations/:employmentId/reopen')
export const remindCall = wire<typeof remindOfDeclarations>('POST', '/api/tax-declarations/remind')
