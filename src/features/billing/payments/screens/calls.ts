import { wire } from '../../../../shared/endpoint.ts'
import type { listPlans } from '../../plans/contract.ts'
import type * as changes from '../changes.contract.ts'
import type * as contract from '../contract.ts'

export const plansCall = wire<typeof listPlans>('GET', '/api/plans')
export const planCall = wire<typeof contract.readSeekerPlan>('GET', '/api/seeker/plan')
export const quoteCheckoutCall = wire<typeof contract.quoteCheckout>('GET', '/api/checkout/quote')
export const orderCall = wire<typeof contract.readOrder>('GET', '/api/checkout/orders/:id')
export const startCheckoutCall = wire<typeof contract.startCheckout>('POST', '/api/checkout/orders')
export const testCardCall = wire<typeof contract.payWithTestCard>('POST', '/api/checkout/orders/:id/test-card')
export const cancelCall = wire<typeof changes.cancelSeekerPlan>('POST', '/api/seeker/plan/cancel')
export const resumeCall = wire<typeof changes.resumeSeekerPlan>('POST', '/api/seeker/plan/resume')
export const pauseCall = wire<typeof changes.pauseSeekerPlan>('POST', '/api/seeker/plan/pause')
export const endPauseCall = wire<typeof changes.endSeekerPause>('POST', '/api/seeker/plan/pause/end')
export const changeBillingCall = wire<typeof changes.changeSeekerBilling>('PUT', '/api/seeker/plan/billing')
export const retryCall = wire<typeof changes.retrySeekerPayment>('POST', '/api/seeker/plan/retry')
export const cardPageCall = wire<typeof changes.openCardPage>('POST', '/api/seeker/plan/card')
export const changeCardCall = wire<typeof changes.changeTestCard>('POST', '/api/seeker/plan/test-card')
export const paymentsCall = wire<typeof contract.listSeekerPayments>('GET', '/api/seeker/payments')
export const refundCall = wire<typeof contract.refundSeekerPayment>('POST', '/api/seeker/payments/:id/refund')
