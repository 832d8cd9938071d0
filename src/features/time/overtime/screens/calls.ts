import { wire } from '../../../../shared/endpoint.ts'
import type { overtimePolicy, saveOvertimePolicy } from '../contract.ts'

export const policyCall = wire<typeof overtimePolicy>('GET', '/api/employees/:id/overtime-policy')
export const saveCall = wire<typeof saveOvertimePolicy>('POST', '/api/employees/:id/overtime-policy')
