import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'
import type * as exports from '../exports.contract.ts'
import type { downloadPlatformList } from '../files.contract.ts'

const views = '/api/company/saved-views'
export const viewsCall = wire<typeof contract.listViews>('GET', views)
export const saveViewCall = wire<typeof contract.saveView>('POST', views)
export const dropViewCall = wire<typeof contract.dropView>('DELETE', `${views}/:id`)

export const PLATFORM_FILES = wire<typeof downloadPlatformList>('POST', '/api/platform/list-files').path

const files = '/api/company/list-exports'
export const exportsCall = wire<typeof exports.listListExports>('GET', files)
export const startExportCall = wire<typeof exports.startListExport>('POST', files)
export const fileAddress = (id: string) => `${files}/${id}/file`
