import { wire } from '../../../../shared/endpoint.ts'
import type { readRecruitment } from '../../reports/contract.ts'
import type * as contract from '../contract.ts'

export const costsCall = wire<typeof contract.listCosts>('GET', '/api/company/hiring-costs')
export const addCall = wire<typeof contract.addCost>('POST', '/api/company/hiring-costs')
export const saveCall = wire<typeof contract.saveCost>('PUT', '/api/company/hiring-costs/:id')
export const deleteCall = wire<typeof contract.deleteCost>('DELETE', '/api/company/hiring-costs/:id')
/** What is worked out from the entries. */
export const hubCall = wire<typeof readRecruitment>('GET', '/api/company/recruitment')
