import { route } from '../../../server/routes.ts'
import { addReportingLine, addTerms, changeEmployment, voidReportingLine, voidTerms } from './change.service.ts'
import { orgChart } from './chart.contract.ts'
import { getOrgChart } from './chart.service.ts'
import * as contract from './contract.ts'
import { changesPlacement, managesPeople, readsPlacement, readsReports } from './policy.ts'
import { getEmploymentOnDay, listEmployments, listMyReports, listPlacementChoices, listReports } from './service.ts'

export const employmentRoutes = [
  route(contract.listEmployments, readsPlacement, listEmployments),
  route(contract.employmentOnDay, readsPlacement, getEmploymentOnDay),
  route(contract.changeEmployment, changesPlacement, changeEmployment),
  route(contract.addTerms, changesPlacement, addTerms),
  route(contract.voidTerms, changesPlacement, voidTerms),
  route(contract.addReportingLine, changesPlacement, addReportingLine),
  route(contract.voidReportingLine, changesPlacement, voidReportingLine),
  route(orgChart, readsReports, getOrgChart),
  route(contract.listReports, readsReports, listReports),
  route(contract.listMyReports, managesPeople, listMyReports),
  route(contract.placementChoices, changesPlacement, listPlacementChoices),
]
