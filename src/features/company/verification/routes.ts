import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { asksVerification } from './policy.ts'
import * as service from './service.ts'

export const verificationRoutes = [
  route(contract.listVerification, asksVerification, service.list),
  route(contract.askVerification, asksVerification, service.ask),
  route(contract.addEvidence, asksVerification, service.addEvidence),
  route(contract.withdrawVerification, asksVerification, service.withdraw),
  route(contract.readOwnEvidence, asksVerification, service.ownEvidence),
]
