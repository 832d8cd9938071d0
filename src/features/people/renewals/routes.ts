import { route } from '../../../server/routes.ts'
import { readsCompliance, writesEmployees } from '../employees/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const renewalRoutes = [
  route(contract.listRenewals, readsCompliance, service.listRenewals),
  route(contract.offerRenewals, readsCompliance, service.offerRenewals),
  route(contract.readRenewal, readsCompliance, service.readRenewal),
  route(contract.openRenewal, writesEmployees, service.openRenewal),
  route(contract.stepRenewal, writesEmployees, service.stepRenewal),
  route(contract.assignRenewal, writesEmployees, service.assignRenewal),
  route(contract.confirmRenewal, writesEmployees, service.confirmRenewal),
  route(contract.confirmDocument, writesEmployees, service.confirmDocument),
  route(contract.dropRenewal, writesEmployees, service.dropRenewal),
]
