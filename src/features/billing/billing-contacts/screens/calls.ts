import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const contactsCall = wire<typeof contract.listBillingContacts>('GET', '/api/company/plan/contacts')
export const inviteCall = wire<typeof contract.inviteBillingContact>('POST', '/api/company/plan/contacts')
export const removeContactCall = wire<typeof contract.removeBillingContact>('DELETE', '/api/company/plan/contacts/:id')
export const linkCall = wire<typeof contract.readBillingContactLink>('GET', '/api/billing-contact-links/:token')
export const answerLinkCall = wire<typeof contract.answerBillingContactLink>(
  'POST',
  '/api/billing-contact-links/:token',
)
