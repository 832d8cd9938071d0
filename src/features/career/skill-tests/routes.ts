import { anyone, openRoute, route } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { readsApplications } from '../../hiring/applications/policy.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import { seesSkillResults, voidsSkillResults } from './policy.ts'
import * as reviewContract from './review.contract.ts'
import * as review from './review.service.ts'
import * as service from './service.ts'
import { readApplicationBadges } from './shown.contract.ts'
import * as shown from './shown.service.ts'
import * as typing from './typing.service.ts'

/** Beginning and practising are paid for; what somebody has begun they finish, read and show whatever became of their plan. */
export const skillTestRoutes = [
  openRoute(contract.listSkillTests, isSeeker, service.listSkillTests),
  premiumPlusRoute(contract.practiseSkill, service.practiseSkill),
  premiumPlusRoute(contract.startSkillTest, service.startSkillTest),
  openRoute(contract.readSkillAttempt, isSeeker, service.readSkillAttempt),
  openRoute(contract.answerSkillQuestion, isSeeker, service.answerSkillQuestion),
  openRoute(contract.openTypingText, isSeeker, typing.openTypingText),
  openRoute(contract.handInTypingText, isSeeker, typing.handInTypingText),
  openRoute(contract.askSkillReview, isSeeker, review.askSkillReview),
  openRoute(reviewContract.listSkillResults, seesSkillResults, review.listSkillResults),
  openRoute(reviewContract.voidSkillResult, voidsSkillResults, review.voidSkillResult),
  openRoute(reviewContract.answerSkillReview, voidsSkillResults, review.answerSkillReview),
  openRoute(contract.pauseSkillTest, isSeeker, service.pauseSkillTest),
  openRoute(contract.resumeSkillTest, isSeeker, service.resumeSkillTest),
  openRoute(contract.leaveSkillTest, isSeeker, service.leaveSkillTest),
  openRoute(contract.finishSkillTest, isSeeker, service.finishSkillTest),
  openRoute(contract.showSkillBadge, isSeeker, service.showSkillBadge),
  openRoute(contract.countSkillBadge, isSeeker, service.countSkillBadge),
  openRoute(contract.readSkillBadge, anyone, service.readSkillBadge),
  route(readApplicationBadges, readsApplications, shown.readApplicationBadges),
]
