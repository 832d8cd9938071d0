import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { belongsToCompany, keepsCompany } from './policy.ts'
import * as company from './service.ts'

export const companyRoutes = [
  route(contract.companyMe, belongsToCompany, company.me),
  route(contract.employerProfile, keepsCompany, company.profile),
  route(contract.changeProfile, keepsCompany, company.change),
  route(contract.uploadLogo, keepsCompany, company.putLogo),
  route(contract.employerSubscription, keepsCompany, company.subscription),
  openRoute(contract.publicCompany, anyone, company.publicCompany),
  openRoute(contract.publicLogo, anyone, company.publicLogo),
]
