import { type Output, wire } from '../../../../../shared/endpoint.ts'
import type * as contract from '../../claim.contract.ts'
import type * as company from '../../company.contract.ts'
import type * as mailed from '../../mailed.contract.ts'

export const mineCall = wire<typeof contract.readMyExpenses>('GET', '/api/my-expenses')
export const startCall = wire<typeof contract.startClaim>('POST', '/api/my-expenses')
export const dropCall = wire<typeof contract.dropClaim>('DELETE', '/api/my-expenses/:id')
export const addLineCall = wire<typeof contract.addLine>('POST', '/api/my-expenses/:id/lines')
export const changeLineCall = wire<typeof contract.changeLine>('PUT', '/api/my-expenses/:id/lines/:lineId')
export const removeLineCall = wire<typeof contract.removeLine>('DELETE', '/api/my-expenses/:id/lines/:lineId')
export const splitLineCall = wire<typeof contract.splitLine>('POST', '/api/my-expenses/:id/lines/:lineId/split')
export const submitCall = wire<typeof contract.submitClaim>('POST', '/api/my-expenses/:id/submit')
export const withdrawCall = wire<typeof contract.withdrawClaim>('POST', '/api/my-expenses/:id/withdraw')
export const receiptCall = wire<typeof contract.addReceipt>('POST', '/api/my-expenses/receipts')
export const readingCall = wire<typeof contract.readReading>('GET', '/api/my-expenses/receipts/:receiptId/reading')
export const claimCall = wire<typeof contract.readClaim>('GET', '/api/expense-claims/:id')
export const decideCall = wire<typeof contract.decideClaim>('POST', '/api/expense-claims/:id/decide')
export const advanceCall = wire<typeof company.askAdvance>('POST', '/api/my-expenses/advances')
export const mailedCall = wire<typeof mailed.readMailedReceipts>('GET', '/api/my-expenses/mail')
export const mailAddressCall = wire<typeof mailed.makeMailAddress>('POST', '/api/my-expenses/mail/address')
export const removeReceiptCall = wire<typeof mailed.removeReceipt>('DELETE', '/api/my-expenses/receipts/:receiptId')

/** A receipt of one’s own that is to stand on a line. */
export type OwnReceipt = { id: string; name: string }

/** One’s own claims and advances, and what can be claimed. */
export type Mine = Output<typeof contract.readMyExpenses>
