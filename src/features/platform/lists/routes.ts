import { route } from '../../../server/routes.ts'
import { worksInHr } from '../../../shared/actor.ts'
import * as contract from './contract.ts'
import * as exportsContract from './exports.contract.ts'
import * as exports from './exports.service.ts'
import * as service from './service.ts'

/** Whoever works with the lists of their company. */
export const listRoutes = [
  route(contract.listViews, worksInHr, service.listViews),
  route(contract.saveView, worksInHr, service.saveView),
  route(contract.dropView, worksInHr, service.dropView),
  // Whether they may see the list itself is asked of the list.
  route(exportsContract.listListExports, worksInHr, exports.listListExports),
  route(exportsContract.startListExport, worksInHr, exports.startListExport),
  route(exportsContract.downloadListExport, worksInHr, exports.downloadListExport),
]
