import { route } from '../../../server/routes.ts'
import { worksOnApplications } from '../applications/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const applicantImportRoutes = [
  route(contract.sendCv, worksOnApplications, service.sendCv),
  route(contract.readSentCv, worksOnApplications, service.readSentCv),
  route(contract.importApplicant, worksOnApplications, service.importApplicant),
  route(contract.undoApplicantImport, worksOnApplications, service.undoApplicantImport),
]
