import { route } from '../../../server/routes.ts'
import { worksInHr } from '../../../shared/actor.ts'
import * as contract from './contract.ts'
import * as rows from './rows.service.ts'

/** Whose each kind is, its definition says; what is not theirs is not there. */
export const importRoutes = [
  route(contract.listImportKinds, worksInHr, rows.listImportKinds),
  route(contract.listKindImports, worksInHr, rows.listKindImports),
  route(contract.findKindMapping, worksInHr, rows.findKindMapping),
  route(contract.openKindImport, worksInHr, rows.openKindImport),
  route(contract.stageImportRows, worksInHr, rows.stageImportRows),
  route(contract.showImport, worksInHr, rows.showImport),
  route(contract.startKindImport, worksInHr, rows.startKindImport),
  route(contract.kindImportProgress, worksInHr, rows.kindImportProgress),
  route(contract.downloadWrongRows, worksInHr, rows.downloadWrongRows),
  route(contract.undoKindImport, worksInHr, rows.undoKindImport),
]
