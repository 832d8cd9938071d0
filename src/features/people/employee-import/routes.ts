import { route } from '../../../server/routes.ts'
import { importsEmployees } from '../employees/policy.ts'
import { bulkUpload } from './contract.ts'
import { findMapping, finishImport, importProgress, listImports, openImport, undoImport } from './imports.contract.ts'
import * as imports from './service.ts'

export const bulkUploadRoutes = [
  route(bulkUpload, importsEmployees, imports.uploadEmployees),
  route(openImport, importsEmployees, imports.openOrResumeImport),
  route(listImports, importsEmployees, imports.listRecentImports),
  route(findMapping, importsEmployees, imports.findImportMapping),
  route(importProgress, importsEmployees, imports.streamImportProgress),
  route(finishImport, importsEmployees, imports.closeImport),
  route(undoImport, importsEmployees, imports.undoEmployeeImport),
]
