import { wire } from '../../../../shared/endpoint.ts'
import type { readPayJournal } from '../../journal/contract.ts'
import type * as contract from '../contract.ts'

export const runsCall = wire<typeof contract.listPayableRuns>('GET', '/api/pay-files/runs')
export const runCall = wire<typeof contract.readRunFiles>('GET', '/api/pay-files/runs/:id')
export const previewCall = wire<typeof contract.previewPayFile>('GET', '/api/pay-files/runs/:id/preview')
export const makeCall = wire<typeof contract.makePayFile>('POST', '/api/pay-files/runs/:id/files')
export const releaseCall = wire<typeof contract.releasePayment>(
  'POST',
  '/api/pay-files/runs/:id/people/:employmentId/release',
)
export const voidCall = wire<typeof contract.voidLockedRun>('POST', '/api/pay-files/runs/:id/void')
export const downloadCall = wire<typeof contract.downloadPayFile>('POST', '/api/pay-files/files/:fileId/download')
export const withdrawCall = wire<typeof contract.withdrawPayFile>('POST', '/api/pay-files/files/:fileId/withdraw')
export const rejectCall = wire<typeof contract.rejectPayments>('POST', '/api/pay-files/files/:fileId/rejects')
export const paidCall = wire<typeof contract.markPayFilePaid>('POST', '/api/pay-files/files/:fileId/paid')
export const registrationsCall = wire<typeof contract.listRegistrations>('GET', '/api/pay-files/registrations')
export const registerCall = wire<typeof contract.saveRegistration>('POST', '/api/pay-files/registrations/:entityId')
export const personCall = wire<typeof contract.readPersonFacts>('GET', '/api/pay-files/people/:employmentId')
export const savePersonCall = wire<typeof contract.savePersonFacts>('POST', '/api/pay-files/people/:employmentId')
export const journalCall = wire<typeof readPayJournal>('GET', '/api/pay-journals/:runId')
