import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { asksVerification } from './policy.ts'
import * as service from './service.ts'

export const verificationRoutes = [
  route(contract.listVerification, asksVerification, service.listVerifications),
  route(contract.askVerification, asksVerification, service.askVerification),
  route(contract.addEvidence, asksVerification, service.addEvidence),
  route(contract.withdrawVerification, asksVerification, service.withdrawVerification),
  route(contract.readOwnEvidence, asksVerification, service.ownEvidence),
]
