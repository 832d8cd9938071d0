import { openRoute, route } from '../../../server/routes.ts'
import * as desk from '../../console/verification-desk/service.ts'
import * as contract from './contract.ts'
import { asksVerification, decidesVerifications, seesVerifications } from './policy.ts'
import * as service from './service.ts'

export const verificationRoutes = [
  route(contract.listVerification, asksVerification, service.list),
  route(contract.askVerification, asksVerification, service.ask),
  route(contract.addEvidence, asksVerification, service.addEvidence),
  route(contract.withdrawVerification, asksVerification, service.withdraw),
  route(contract.readOwnEvidence, asksVerification, service.ownEvidence),
  openRoute(contract.listRequests, seesVerifications, desk.requests),
  openRoute(contract.readRequest, seesVerifications, desk.readRequest),
  openRoute(contract.readEvidence, seesVerifications, desk.readEvidence),
  openRoute(contract.decideRequest, decidesVerifications, desk.decide),
  openRoute(contract.takeBack, decidesVerifications, desk.takeBack),
]
