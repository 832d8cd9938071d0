import { route } from '../../../server/routes.ts'
import { add } from '../onboarding/add.ts'
import { onboard } from '../onboarding/onboard.ts'
import { welcomeEmail } from '../onboarding/portal.ts'
import * as contract from './contract.ts'
import { get } from './detail.ts'
import * as photoContract from './photo.contract.ts'
import { getPhoto, putPhoto } from './photo.ts'
import { readsEmployees, readsOneEmployee, writesEmployees } from './policy.ts'
import { update } from './profile.ts'
import * as employees from './service.ts'

export const employeeRoutes = [
  route(contract.listEmployees, readsEmployees, employees.list),
  route(contract.employeeCounters, readsEmployees, employees.counters),
  route(contract.exportEmployees, readsEmployees, employees.exportCsv),
  route(contract.classifyEmployee, writesEmployees, employees.classify),
  route(contract.createEmployee, writesEmployees, add),
  route(contract.onboardEmployee, writesEmployees, onboard),
  route(contract.onboardingStats, readsEmployees, employees.onboardingStats),
  route(contract.onboardingActivity, readsEmployees, employees.onboardingActivity),
  route(contract.getEmployee, readsOneEmployee, get),
  route(contract.updateEmployee, writesEmployees, update),
  route(contract.revealSecret, writesEmployees, employees.reveal),
  route(contract.welcomeEmail, writesEmployees, welcomeEmail),
  route(photoContract.uploadPhoto, writesEmployees, putPhoto),
  route(photoContract.readPhoto, readsOneEmployee, getPhoto),
]
