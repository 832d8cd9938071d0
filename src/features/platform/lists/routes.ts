import { openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as exportsContract from './exports.contract.ts'
import * as exports from './exports.service.ts'
import { downloadPlatformList } from './files.contract.ts'
import * as files from './files.service.ts'
import { keepsOwnLists, readsOwnLists, readsPlatformLists } from './policy.ts'
import * as service from './service.ts'

export const listRoutes = [
  route(contract.listViews, readsOwnLists, service.listViews),
  route(contract.saveView, keepsOwnLists, service.saveView),
  route(contract.dropView, keepsOwnLists, service.dropView),
  // Whether they may see the list itself is asked of the list.
  route(exportsContract.listListExports, readsOwnLists, exports.listListExports),
  route(exportsContract.startListExport, keepsOwnLists, exports.startListExport),
  route(exportsContract.downloadListExport, readsOwnLists, exports.downloadListExport),
  openRoute(downloadPlatformList, readsPlatformLists, files.downloadPlatformList),
]
