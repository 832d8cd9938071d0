import { wire } from '../../../../../shared/endpoint.ts'
import type { estimateMyTax } from '../../../payroll/tax-estimate.contract.ts'
import type {
  addMyProof,
  chooseMyRegime,
  readMyDeclaration,
  removeMyProof,
  saveMyItem,
  submitMyDeclaration,
} from '../../contract.ts'

export const mineCall = wire<typeof readMyDeclaration>('GET', '/api/my-tax-declaration')
export const regimeCall = wire<typeof chooseMyRegime>('PUT', '/api/my-tax-declaration/regime')
export const itemCall = wire<typeof saveMyItem>('PUT', '/api/my-tax-declaration/items/:head')
export const proofCall = wire<typeof addMyProof>('POST', '/api/my-tax-declaration/items/:head/proofs')
export const removeProofCall = wire<typeof removeMyProof>('DELETE', '/api/my-tax-declaration/proofs/:id')
export const submitCall = wire<typeof submitMyDeclaration>('POST', '/api/my-tax-declaration/submit')
export const estimateCall = wire<typeof estimateMyTax>('POST', '/api/my-tax-estimate')
