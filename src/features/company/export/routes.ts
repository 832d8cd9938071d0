import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { exportsCompany } from './policy.ts'
import * as exports from './service.ts'

export const exportRoutes = [
  route(contract.listExports, exportsCompany, exports.listExports),
  route(contract.startExport, exportsCompany, exports.startExport),
  route(contract.downloadExport, exportsCompany, exports.downloadExport),
]
