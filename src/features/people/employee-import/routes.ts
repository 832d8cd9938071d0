import { route } from '../../../server/routes.ts'
import { worksInHr } from '../../../shared/actor.ts'
import { bulkUpload } from './contract.ts'
import { findMapping, finishImport, importProgress, listImports, openImport, undoImport } from './imports.contract.ts'
import * as imports from './imports.service.ts'
import { upload } from './service.ts'
import { undo } from './undo.service.ts'

export const bulkUploadRoutes = [
  route(bulkUpload, worksInHr, upload),
  route(openImport, worksInHr, imports.open),
  route(listImports, worksInHr, imports.list),
  route(findMapping, worksInHr, imports.mapping),
  route(importProgress, worksInHr, imports.progress),
  route(finishImport, worksInHr, imports.finish),
  route(undoImport, worksInHr, undo),
]
