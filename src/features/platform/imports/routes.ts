import { route } from '../../../server/routes.ts'
import { permits } from '../../../shared/permissions.ts'
import * as contract from './contract.ts'
import * as rows from './rows.service.ts'

/** Whose each kind is, its definition says; what is not theirs is not there. */
/** Whoever may bring something in; what, each kind says. */
const bringsIn = permits('imports.use')

export const importRoutes = [
  route(contract.listImportKinds, bringsIn, rows.listImportKinds),
  route(contract.listKindImports, bringsIn, rows.listKindImports),
  route(contract.findKindMapping, bringsIn, rows.findKindMapping),
  route(contract.openKindImport, bringsIn, rows.openKindImport),
  route(contract.stageImportRows, bringsIn, rows.stageImportRows),
  route(contract.showImport, bringsIn, rows.showImport),
  route(contract.startKindImport, bringsIn, rows.startKindImport),
  route(contract.kindImportProgress, bringsIn, rows.kindImportProgress),
  route(contract.downloadWrongRows, bringsIn, rows.downloadWrongRows),
  route(contract.undoKindImport, bringsIn, rows.undoKindImport),
]
