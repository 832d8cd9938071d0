import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { belongsToCompany, keepsCompany } from './policy.ts'
import * as company from './service.ts'

export const companyRoutes = [
  route(contract.companyMe, belongsToCompany, company.getCompanyOfUser),
  route(contract.employerProfile, keepsCompany, company.getEmployerProfile),
  route(contract.changeProfile, keepsCompany, company.changeProfile),
  route(contract.uploadLogo, keepsCompany, company.uploadLogo),
  openRoute(contract.publicCompany, anyone, company.publicCompany),
  openRoute(contract.publicLogo, anyone, company.publicLogo),
]
