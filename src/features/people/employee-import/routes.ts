import { route } from '../../../server/routes.ts'
import { worksInHr } from '../../../shared/actor.ts'
import { bulkUpload } from './contract.ts'
import { findMapping, finishImport, importProgress, listImports, openImport, undoImport } from './imports.contract.ts'
import * as imports from './service.ts'

export const bulkUploadRoutes = [
  route(bulkUpload, worksInHr, imports.uploadEmployees),
  route(openImport, worksInHr, imports.openOrResumeImport),
  route(listImports, worksInHr, imports.listRecentImports),
  route(findMapping, worksInHr, imports.findImportMapping),
  route(importProgress, worksInHr, imports.streamImportProgress),
  route(finishImport, worksInHr, imports.closeImport),
  route(undoImport, worksInHr, imports.undoEmployeeImport),
]
