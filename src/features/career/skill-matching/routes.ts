import { openRoute } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Matching and changing are paid for; what somebody said of their skills they read and take back whatever became of their plan. */
export const skillMatchingRoutes = [
  openRoute(contract.readMySkills, isSeeker, service.readMySkills),
  premiumPlusRoute(contract.saySkill, service.saySkill),
  openRoute(contract.forgetSkill, isSeeker, service.forgetSkill),
  premiumPlusRoute(contract.listSkillJobs, service.listSkillJobs),
  premiumPlusRoute(contract.readUnlocks, service.readUnlocks),
  premiumPlusRoute(contract.suggestSkills, service.suggestSkills),
]
