import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { makesYearEnd, makesYearReturns, readsYearEnd } from './policy.ts'
import { makeYearReturn, readYearReturn } from './returns.service.ts'
import * as service from './service.ts'

export const yearEndRoutes = [
  route(contract.listYearForms, readsYearEnd, service.listYearForms),
  route(contract.readYearForm, readsYearEnd, service.readYearForm),
  route(contract.makeYearSlips, makesYearEnd, service.makeYearSlips),
  route(contract.downloadYearForm, readsYearEnd, service.downloadYearForm),
  route(contract.readYearReturn, readsYearEnd, readYearReturn),
  route(contract.makeYearReturn, makesYearReturns, makeYearReturn),
  route(contract.downloadYearSlip, readsYearEnd, service.downloadYearSlip),
]
