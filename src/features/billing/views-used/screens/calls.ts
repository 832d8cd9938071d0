import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const countViewCall = wire<typeof contract.countView>('POST', '/api/company/plan/views')
export const viewsUsedCall = wire<typeof contract.readViewsUsed>('GET', '/api/company/plan/views')
