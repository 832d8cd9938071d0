import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as facts from './facts.service.ts'
import { confirmsPayments, makesPayFiles, readsPayFiles } from './policy.ts'
import * as service from './service.ts'

export const payFileRoutes = [
  route(contract.listRegistrations, readsPayFiles, facts.listRegistrations),
  route(contract.saveRegistration, makesPayFiles, facts.saveRegistration),
  route(contract.readPersonFacts, readsPayFiles, facts.readPersonFacts),
  route(contract.savePersonFacts, makesPayFiles, facts.savePersonFacts),
  route(contract.listPayableRuns, readsPayFiles, service.listPayableRuns),
  route(contract.readRunFiles, readsPayFiles, service.readRunFiles),
  route(contract.previewPayFile, readsPayFiles, service.previewPayFile),
  route(contract.makePayFile, makesPayFiles, service.makePayFile),
  route(contract.releasePayment, makesPayFiles, service.releasePayment),
  route(contract.downloadPayFile, makesPayFiles, service.downloadPayFile),
  route(contract.withdrawPayFile, makesPayFiles, service.withdrawPayFile),
  route(contract.rejectPayments, confirmsPayments, service.rejectPayments),
  route(contract.markPayFilePaid, confirmsPayments, service.markPayFilePaid),
]
