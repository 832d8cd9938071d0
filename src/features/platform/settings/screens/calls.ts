import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

const base = '/api/company/settings'
export const listCall = wire<typeof contract.listSettings>('GET', base)
export const readCall = wire<typeof contract.readSettings>('GET', `${base}/:area`)
export const previewCall = wire<typeof contract.previewSettings>('POST', `${base}/:area/preview`)
export const saveCall = wire<typeof contract.saveSettings>('PUT', `${base}/:area`)
