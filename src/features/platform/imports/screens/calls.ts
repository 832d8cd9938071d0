import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

const base = '/api/imports/:kind'
export const listCall = wire<typeof contract.listKindImports>('GET', base)
export const mappingCall = wire<typeof contract.findKindMapping>('GET', `${base}/mapping`)
export const openCall = wire<typeof contract.openKindImport>('POST', base)
export const rowsCall = wire<typeof contract.stageImportRows>('POST', `${base}/:id/rows`)
export const showCall = wire<typeof contract.showImport>('GET', `${base}/:id`)
export const startCall = wire<typeof contract.startKindImport>('POST', `${base}/:id/start`)
export const progressCall = wire<typeof contract.kindImportProgress>('GET', `${base}/:id/progress`)
export const undoCall = wire<typeof contract.undoKindImport>('POST', `${base}/:id/undo`)
