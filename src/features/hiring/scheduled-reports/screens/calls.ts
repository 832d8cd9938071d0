import { wire } from '../../../../shared/endpoint.ts'
import type { readRecruitment } from '../../reports/contract.ts'
import type * as contract from '../contract.ts'

export const reportsCall = wire<typeof contract.listReports>('GET', '/api/company/hiring-reports')
export const addCall = wire<typeof contract.addReport>('POST', '/api/company/hiring-reports')
export const saveCall = wire<typeof contract.saveReport>('PUT', '/api/company/hiring-reports/:id')
export const pauseCall = wire<typeof contract.pauseReport>('POST', '/api/company/hiring-reports/:id/pause')
export const deleteCall = wire<typeof contract.deleteReport>('DELETE', '/api/company/hiring-reports/:id')
/** What a report can be narrowed to. */
export const hubCall = wire<typeof readRecruitment>('GET', '/api/company/recruitment')
