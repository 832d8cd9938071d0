import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const renewalsCall = wire<typeof contract.listRenewals>('GET', '/api/renewals')
export const offersCall = wire<typeof contract.offerRenewals>('GET', '/api/renewals/offers')
export const renewalCall = wire<typeof contract.readRenewal>('GET', '/api/renewals/:id')
export const openCall = wire<typeof contract.openRenewal>('POST', '/api/renewals')
export const stepCall = wire<typeof contract.stepRenewal>('POST', '/api/renewals/:id/step')
export const assignCall = wire<typeof contract.assignRenewal>('PUT', '/api/renewals/:id')
export const confirmCall = wire<typeof contract.confirmRenewal>('POST', '/api/renewals/:id/confirm')
export const documentCall = wire<typeof contract.confirmDocument>('POST', '/api/renewals/:id/document')
export const dropCall = wire<typeof contract.dropRenewal>('POST', '/api/renewals/:id/drop')

/** What changes with a renewal: the lists, the case, and what runs out. */
export const STALE = [renewalsCall, offersCall, renewalCall]
