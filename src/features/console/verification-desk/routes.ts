import { openRoute } from '../../../server/routes.ts'
import * as contract from '../../company/verification/contract.ts'
import { decidesVerifications, seesVerifications } from '../../company/verification/policy.ts'
import * as service from './service.ts'

export const verificationDeskRoutes = [
  openRoute(contract.listRequests, seesVerifications, service.listRequests),
  openRoute(contract.readRequest, seesVerifications, service.readRequest),
  openRoute(contract.readEvidence, seesVerifications, service.readEvidence),
  openRoute(contract.decideRequest, decidesVerifications, service.decideRequest),
  openRoute(contract.revokeVerification, decidesVerifications, service.revokeVerification),
]
