import { anyone, openRoute, route } from '../../../server/routes.ts'
import { readsCompanyPlan } from '../company-plan/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const billingContactRoutes = [
  route(contract.listBillingContacts, readsCompanyPlan, service.listBillingContacts),
  route(contract.inviteBillingContact, readsCompanyPlan, service.inviteBillingContact),
  route(contract.removeBillingContact, readsCompanyPlan, service.removeBillingContact),
  openRoute(contract.readBillingContactLink, anyone, service.readBillingContactLink),
  openRoute(contract.answerBillingContactLink, anyone, service.answerBillingContactLink),
]
