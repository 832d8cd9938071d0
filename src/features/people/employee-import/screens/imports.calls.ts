import { wire } from '../../../../shared/endpoint.ts'
import type {
  findMapping,
  finishImport,
  importProgress,
  listImports,
  openImport,
  undoImport,
} from '../imports.contract.ts'

export const openCall = wire<typeof openImport>('POST', '/api/employees/imports')
export const listCall = wire<typeof listImports>('GET', '/api/employees/imports')
export const mappingCall = wire<typeof findMapping>('GET', '/api/employees/imports/mapping')
export const progressCall = wire<typeof importProgress>('GET', '/api/employees/imports/:id/progress')
export const finishCall = wire<typeof finishImport>('POST', '/api/employees/imports/:id/finish')
export const undoCall = wire<typeof undoImport>('POST', '/api/employees/imports/:id/undo')
