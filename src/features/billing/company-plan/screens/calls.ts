import { wire } from '../../../../shared/endpoint.ts'
import type * as changes from '../changes.contract.ts'
import type * as contract from '../contract.ts'

export const companyPlanCall = wire<typeof contract.readCompanyPlan>('GET', '/api/company/plan')
export const pricesCall = wire<typeof contract.listCompanyPrices>('GET', '/api/company/plan/prices')
export const quoteCall = wire<typeof contract.quoteCompanyPlan>('GET', '/api/company/plan/quote')
export const buyCall = wire<typeof contract.buyCompanyPlan>('POST', '/api/company/plan/bills')
export const changeCall = wire<typeof contract.changeCompanyPlan>('POST', '/api/company/plan/change')
export const payBillCall = wire<typeof contract.payCompanyBill>('POST', '/api/company/plan/bills/:id/test-card')
export const cancelPlanCall = wire<typeof contract.cancelCompanyPlan>('PUT', '/api/company/plan/cancelled')
export const openBillCall = wire<typeof contract.openCompanyBill>('POST', '/api/company/plan/bills/:id/page')
export const cardPageCall = wire<typeof changes.openCompanyCard>('POST', '/api/company/plan/card')
export const changeCardCall = wire<typeof changes.changeCompanyTestCard>('POST', '/api/company/plan/test-card')
export const changeBillingCall = wire<typeof changes.changeCompanyBilling>('PUT', '/api/company/plan/billing')
export const pausePlanCall = wire<typeof changes.pauseCompanyPlan>('POST', '/api/company/plan/pause')
export const endPauseCall = wire<typeof changes.endCompanyPause>('POST', '/api/company/plan/pause/end')
