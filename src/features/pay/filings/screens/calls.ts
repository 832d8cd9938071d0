import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const listCall = wire<typeof contract.listFilings>('GET', '/api/filings')
export const moveCall = wire<typeof contract.moveFiling>('POST', '/api/filings/move')
export const assignCall = wire<typeof contract.assignFiling>('POST', '/api/filings/assign')
export const snoozeCall = wire<typeof contract.snoozeFiling>('POST', '/api/filings/snooze')
export const receiptCall = wire<typeof contract.addFilingReceipt>('POST', '/api/filings/receipt')
