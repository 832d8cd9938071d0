import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const deductionsCall = wire<typeof contract.listRecurringDeductions>('GET', '/api/pay-deductions')
export const deductionCall = wire<typeof contract.readRecurringDeduction>('GET', '/api/pay-deductions/:id')
export const peopleCall = wire<typeof contract.findDeductionPeople>('GET', '/api/pay-deduction-people')
export const addCall = wire<typeof contract.addRecurringDeduction>('POST', '/api/pay-deductions')
export const changeCall = wire<typeof contract.changeRecurringDeduction>('PUT', '/api/pay-deductions/:id')
export const endCall = wire<typeof contract.endRecurringDeduction>('POST', '/api/pay-deductions/:id/end')
export const deleteCall = wire<typeof contract.deleteRecurringDeduction>('DELETE', '/api/pay-deductions/:id')
