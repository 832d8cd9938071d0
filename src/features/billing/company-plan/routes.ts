import { route } from '../../../server/routes.ts'
import { employerSubscription } from '../../company/profile/contract.ts'
import { keepsCompany } from '../../company/profile/policy.ts'
import { changeCompanyBilling } from './billing.service.ts'
import { changeCompanyTestCard, openCompanyCard } from './card.service.ts'
import * as changes from './changes.contract.ts'
import * as contract from './contract.ts'
import * as orders from './orders.service.ts'
import { endCompanyPause, pauseCompanyPlan } from './pause.service.ts'
import { readsCompanyPlan } from './policy.ts'
import { quoteCompanyPlan } from './quote.service.ts'
import * as service from './service.ts'

export const companyPlanRoutes = [
  route(employerSubscription, keepsCompany, service.getEmployerSubscription),
  route(contract.readCompanyPlan, readsCompanyPlan, service.readCompanyPlan),
  route(contract.listCompanyPrices, readsCompanyPlan, service.listCompanyPrices),
  route(contract.quoteCompanyPlan, readsCompanyPlan, quoteCompanyPlan),
  route(contract.buyCompanyPlan, readsCompanyPlan, orders.buyCompanyPlan),
  route(contract.changeCompanyPlan, readsCompanyPlan, orders.changeCompanyPlan),
  route(contract.openCompanyBill, readsCompanyPlan, orders.openCompanyBill),
  route(contract.payCompanyBill, readsCompanyPlan, orders.payCompanyBill),
  route(contract.cancelCompanyPlan, readsCompanyPlan, orders.cancelCompanyPlan),
  route(changes.openCompanyCard, readsCompanyPlan, openCompanyCard),
  route(changes.changeCompanyTestCard, readsCompanyPlan, changeCompanyTestCard),
  route(changes.changeCompanyBilling, readsCompanyPlan, changeCompanyBilling),
  route(changes.pauseCompanyPlan, readsCompanyPlan, pauseCompanyPlan),
  route(changes.endCompanyPause, readsCompanyPlan, endCompanyPause),
  route(contract.downloadCompanyInvoices, readsCompanyPlan, service.downloadCompanyInvoices),
  route(contract.downloadCompanyInvoice, readsCompanyPlan, service.downloadCompanyInvoice),
]
