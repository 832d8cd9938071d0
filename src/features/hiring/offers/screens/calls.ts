import { wire } from '../../../../shared/endpoint.ts'
import type { keepJobOpen } from '../../jobs/contract.ts'
import type * as contract from '../contract.ts'
import type { listCompanyOffers } from '../list.contract.ts'

export const companyOffersCall = wire<typeof listCompanyOffers>('GET', '/api/company/offers')
export const listCall = wire<typeof contract.listOffers>('GET', '/api/company/applications/:application/offers')
export const writeCall = wire<typeof contract.writeOffer>('POST', '/api/company/applications/:application/offers')
export const changeCall = wire<typeof contract.changeOffer>('PUT', '/api/company/offers/:id')
export const moveCall = wire<typeof contract.moveOffer>('POST', '/api/company/offers/:id/move')
export const hireCall = wire<typeof contract.hire>('POST', '/api/company/applications/:application/hire')
export const previewHireCall = wire<typeof contract.previewHire>('GET', '/api/company/applications/:application/hire')
export const keepOpenCall = wire<typeof keepJobOpen>('POST', '/api/company/jobs/:id/keep-open')
