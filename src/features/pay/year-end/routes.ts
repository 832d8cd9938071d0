import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { makesYearEnd, readsYearEnd } from './policy.ts'
import * as service from './service.ts'

export const yearEndRoutes = [
  route(contract.listYearForms, readsYearEnd, service.listYearForms),
  route(contract.readYearForm, readsYearEnd, service.readYearForm),
  route(contract.makeYearSlips, makesYearEnd, service.makeYearSlips),
  route(contract.downloadYearForm, readsYearEnd, service.downloadYearForm),
  route(contract.downloadYearSlip, readsYearEnd, service.downloadYearSlip),
]
