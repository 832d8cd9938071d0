import { wire } from '../../../../../shared/endpoint.ts'
import type * as claim from '../../claim.contract.ts'
import type * as contract from '../../company.contract.ts'
import type * as report from '../../report.contract.ts'

export const listCall = wire<typeof claim.listClaims>('GET', '/api/company/expense-claims')
export const rulesCall = wire<typeof contract.readExpenseRules>('GET', '/api/company/expense-rules')
export const usualCall = wire<typeof contract.addUsualCategories>('POST', '/api/company/expense-rules/usual-categories')
export const categoryCall = wire<typeof contract.addCategory>('POST', '/api/company/expense-rules/categories')
export const retireCall = wire<typeof contract.retireCategory>('DELETE', '/api/company/expense-rules/categories/:id')
export const limitCall = wire<typeof contract.setLimit>('POST', '/api/company/expense-rules/limits')
export const allowanceCall = wire<typeof contract.setAllowance>('POST', '/api/company/expense-rules/allowances')
export const rateCall = wire<typeof contract.setExchangeRate>('POST', '/api/company/expense-rules/exchange-rates')
export const xmlCall = wire<typeof contract.readRateFile>('POST', '/api/company/expense-rules/exchange-rates/xml')
export const advancesCall = wire<typeof contract.listAdvances>('GET', '/api/company/expense-advances')
export const payAdvanceCall = wire<typeof contract.payAdvance>('POST', '/api/company/expense-advances/:id/pay')
export const returnAdvanceCall = wire<typeof contract.returnAdvance>('POST', '/api/company/expense-advances/:id/return')
export const paymentsCall = wire<typeof contract.readPayments>('GET', '/api/company/expense-payments')
export const batchCall = wire<typeof contract.makeBatch>('POST', '/api/company/expense-payments')
export const confirmCall = wire<typeof contract.confirmBatch>('POST', '/api/company/expense-payments/:id/paid')
export const reportCall = wire<typeof report.readExpenseReport>('GET', '/api/company/expense-report')
