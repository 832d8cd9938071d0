import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../../../job-board/reports/reports.contract.ts'
import type * as talks from '../../../talent/direct-messages/reports.contract.ts'

export const listCall = wire<typeof contract.listReports>('GET', '/api/job-reports')
export const readCall = wire<typeof contract.readReport>('GET', '/api/job-reports/:id')
export const decideCall = wire<typeof contract.decideReport>('POST', '/api/job-reports/:id/decision')

export const talksCall = wire<typeof talks.listDirectReports>('GET', '/api/platform/direct-reports')
export const readTalkCall = wire<typeof talks.readDirectReport>('GET', '/api/platform/direct-reports/:id')
export const decideTalkCall = wire<typeof talks.decideDirectReport>('POST', '/api/platform/direct-reports/:id/decision')
