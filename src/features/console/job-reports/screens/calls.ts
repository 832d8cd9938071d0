import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../../../job-board/reports/reports.contract.ts'

export const listCall = wire<typeof contract.listReports>('GET', '/api/job-reports')
export const readCall = wire<typeof contract.readReport>('GET', '/api/job-reports/:id')
export const decideCall = wire<typeof contract.decideReport>('POST', '/api/job-reports/:id/decision')
