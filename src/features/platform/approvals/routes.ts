import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as delegations from './delegations.service.ts'
import * as inbox from './inbox.service.ts'
import { approvalNames as namesContract } from './names.contract.ts'
import { approvalNames } from './names.service.ts'
import * as policies from './policies.service.ts'
import { usesApprovals, writesPolicies } from './policy.ts'

export const approvalRoutes = [
  route(contract.listApprovals, usesApprovals, inbox.listApprovals),
  route(namesContract, usesApprovals, approvalNames),
  route(contract.approvalLog, usesApprovals, inbox.downloadLog),
  route(contract.listDelegations, usesApprovals, delegations.listDelegations),
  route(contract.delegateApprovals, usesApprovals, delegations.delegateApprovals),
  route(contract.endDelegation, usesApprovals, delegations.endDelegation),
  route(contract.decideApprovals, usesApprovals, inbox.decideApprovals),
  route(contract.readApproval, usesApprovals, inbox.readApproval),
  route(contract.withdrawRequest, usesApprovals, inbox.withdrawRequest),
  route(contract.listPolicies, usesApprovals, policies.listPolicies),
  route(contract.savePolicy, writesPolicies, policies.savePolicy),
  route(contract.simulatePolicy, usesApprovals, policies.simulatePolicy),
]
