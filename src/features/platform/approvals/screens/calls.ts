import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'
import type * as names from '../names.contract.ts'
import type * as talk from '../talk.contract.ts'

export const listCall = wire<typeof contract.listApprovals>('GET', '/api/company/approvals')
export const namesCall = wire<typeof names.approvalNames>('GET', '/api/company/approvals/names')
export const readCall = wire<typeof contract.readApproval>('GET', '/api/company/approvals/:id')
export const decideCall = wire<typeof contract.decideApprovals>('POST', '/api/company/approvals/decide')
export const withdrawCall = wire<typeof contract.withdrawRequest>('POST', '/api/company/approvals/:id/withdraw')
export const setAsideCall = wire<typeof talk.setRequestAside>('POST', '/api/company/approvals/:id/set-aside')
export const askCall = wire<typeof talk.askAboutRequest>('POST', '/api/company/approvals/:id/ask')
export const answerCall = wire<typeof talk.answerAboutRequest>('POST', '/api/company/approvals/:id/answer')
export const returnCall = wire<typeof talk.returnRequest>('POST', '/api/company/approvals/:id/return')
export const passToCall = wire<typeof talk.listPassTo>('GET', '/api/company/approvals/:id/pass-to')
export const passCall = wire<typeof talk.passRequest>('POST', '/api/company/approvals/:id/pass')
export const delegationsCall = wire<typeof contract.listDelegations>('GET', '/api/company/approvals/delegations')
export const delegateCall = wire<typeof contract.delegateApprovals>('POST', '/api/company/approvals/delegations')
export const endCall = wire<typeof contract.endDelegation>('DELETE', '/api/company/approvals/delegations/:delegation')
export const policiesCall = wire<typeof contract.listPolicies>('GET', '/api/company/approval-policies')
export const savePolicyCall = wire<typeof contract.savePolicy>('PUT', '/api/company/approval-policies/:kind')
export const simulateCall = wire<typeof contract.simulatePolicy>(
  'POST',
  '/api/company/approval-policies/:kind/simulate',
)
