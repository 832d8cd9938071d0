import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as facts from './facts.service.ts'
import * as make from './make.service.ts'
import { confirmsPayments, makesPayFiles, readsPayFiles } from './policy.ts'
import * as service from './service.ts'
import * as shown from './shown.service.ts'
import { voidPaidRun } from './void.service.ts'

export const payFileRoutes = [
  route(contract.listRegistrations, readsPayFiles, facts.listRegistrations),
  route(contract.saveRegistration, makesPayFiles, facts.saveRegistration),
  route(contract.readPersonFacts, readsPayFiles, facts.readPersonFacts),
  route(contract.savePersonFacts, makesPayFiles, facts.savePersonFacts),
  route(contract.listPayableRuns, readsPayFiles, shown.listPayableRuns),
  route(contract.readRunFiles, readsPayFiles, shown.readRunFiles),
  route(contract.previewPayFile, readsPayFiles, make.previewPayFile),
  route(contract.makePayFile, makesPayFiles, make.makePayFile),
  route(contract.voidLockedRun, makesPayFiles, voidPaidRun),
  route(contract.releasePayment, makesPayFiles, service.releasePayment),
  route(contract.downloadPayFile, makesPayFiles, service.downloadPayFile),
  route(contract.withdrawPayFile, makesPayFiles, service.withdrawPayFile),
  route(contract.rejectPayments, confirmsPayments, service.rejectPayments),
  route(contract.markPayFilePaid, confirmsPayments, service.markPayFilePaid),
]
