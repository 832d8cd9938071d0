import { openRoute } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Suggesting and choosing are paid for; what somebody chose they read and take back whatever became of their plan. */
export const careerPathRoutes = [
  premiumPlusRoute(contract.listCareerPaths, service.listCareerPaths),
  premiumPlusRoute(contract.listCareerJobs, service.listCareerJobs),
  openRoute(contract.listCareerChoices, isSeeker, service.listCareerChoices),
  premiumPlusRoute(contract.saveCareerChoice, service.saveCareerChoice),
  openRoute(contract.removeCareerChoice, isSeeker, service.removeCareerChoice),
]
