import { route } from '../../../server/routes.ts'
import { downloadAuditPack } from './audit-pack.service.ts'
import * as contract from './contract.ts'
import { readsFilings, worksOnFilings } from './policy.ts'
import * as service from './service.ts'

export const filingRoutes = [
  route(contract.listFilings, readsFilings, service.listFilings),
  route(contract.moveFiling, worksOnFilings, service.moveFiling),
  route(contract.assignFiling, worksOnFilings, service.assignFiling),
  route(contract.snoozeFiling, worksOnFilings, service.snoozeFiling),
  route(contract.addFilingReceipt, worksOnFilings, service.addFilingReceipt),
  route(contract.downloadAuditPack, worksOnFilings, downloadAuditPack),
  route(contract.readFilingReceipt, readsFilings, service.readFilingReceipt),
]
