import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { changesDeductions, readsDeductions } from './policy.ts'
import * as service from './service.ts'

export const deductionRoutes = [
  route(contract.listRecurringDeductions, readsDeductions, service.listRecurringDeductions),
  route(contract.findDeductionPeople, readsDeductions, service.findDeductionPeople),
  route(contract.readRecurringDeduction, readsDeductions, service.readRecurringDeduction),
  route(contract.addRecurringDeduction, changesDeductions, service.addRecurringDeduction),
  route(contract.changeRecurringDeduction, changesDeductions, service.changeRecurringDeduction),
  route(contract.endRecurringDeduction, changesDeductions, service.endRecurringDeduction),
  route(contract.deleteRecurringDeduction, changesDeductions, service.deleteRecurringDeduction),
]
