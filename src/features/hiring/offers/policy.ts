import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Employer, further administrator and HR write offers and hire; what binds the company is approved by whoever answers for it. */
export const writesOffers: May = permits('applications.work')
export const readsOffers: May = permits('offers.read')
