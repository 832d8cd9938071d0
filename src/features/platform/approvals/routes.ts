import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as delegations from './delegations.service.ts'
import * as inbox from './inbox.service.ts'
import * as linkContract from './link.contract.ts'
import { decideByLink, readDecisionLink } from './link.service.ts'
import * as log from './log.service.ts'
import { approvalNames as namesContract } from './names.contract.ts'
import { approvalNames } from './names.service.ts'
import * as policies from './policies.service.ts'
import { answersApprovals, usesApprovals, writesPolicies } from './policy.ts'
import * as talkContract from './talk.contract.ts'
import * as talk from './talk.service.ts'

export const approvalRoutes = [
  route(contract.listApprovals, answersApprovals, inbox.listApprovals),
  route(namesContract, answersApprovals, approvalNames),
  route(contract.approvalLog, usesApprovals, log.downloadLog),
  route(contract.approvalLogPaper, usesApprovals, log.downloadLogPaper),
  route(contract.listDelegations, usesApprovals, delegations.listDelegations),
  route(contract.delegateApprovals, usesApprovals, delegations.delegateApprovals),
  route(contract.endDelegation, usesApprovals, delegations.endDelegation),
  route(contract.decideApprovals, answersApprovals, inbox.decideApprovals),
  route(contract.readApproval, answersApprovals, inbox.readApproval),
  route(contract.withdrawRequest, answersApprovals, inbox.withdrawRequest),
  route(talkContract.askAboutRequest, answersApprovals, talk.askAboutRequest),
  route(talkContract.setRequestAside, answersApprovals, talk.setRequestAside),
  route(talkContract.answerAboutRequest, answersApprovals, talk.answerAboutRequest),
  route(talkContract.returnRequest, answersApprovals, talk.returnRequest),
  route(talkContract.listPassTo, answersApprovals, talk.listPassTo),
  route(talkContract.passRequest, answersApprovals, talk.passRequest),
  openRoute(linkContract.readDecisionLink, anyone, readDecisionLink),
  openRoute(linkContract.decideByLink, anyone, decideByLink),
  route(contract.listPolicies, usesApprovals, policies.listPolicies),
  route(contract.savePolicy, writesPolicies, policies.savePolicy),
  route(contract.simulatePolicy, usesApprovals, policies.simulatePolicy),
]
