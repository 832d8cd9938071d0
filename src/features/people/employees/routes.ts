import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { exportCsv } from './export.ts'
import * as payChangeContract from './pay-change.contract.ts'
import { changePay } from './pay-change.ts'
import * as photoContract from './photo.contract.ts'
import { getPhoto, uploadPhoto } from './photo.ts'
import { changesPay, mayReadOneEmployee, readsEmployees, revealsNumbers, writesEmployees } from './policy.ts'
import { updateEmployee } from './profile.ts'
import * as employees from './service.ts'

export const employeeRoutes = [
  route(contract.listEmployees, readsEmployees, employees.listEmployees),
  route(contract.employeeCounters, readsEmployees, employees.getEmployeeCounters),
  route(contract.exportEmployees, readsEmployees, exportCsv),
  route(contract.classifyEmployee, writesEmployees, employees.classifyEmployee),
  route(contract.onboardingStats, readsEmployees, employees.onboardingStats),
  route(contract.onboardingActivity, readsEmployees, employees.onboardingActivity),
  route(contract.updateEmployee, writesEmployees, updateEmployee),
  route(contract.revealSecret, revealsNumbers, employees.revealSecret),
  route(payChangeContract.changePay, changesPay, changePay),
  route(photoContract.uploadPhoto, writesEmployees, uploadPhoto),
  route(photoContract.readPhoto, mayReadOneEmployee, getPhoto),
]
