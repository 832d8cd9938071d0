import { openRoute } from '../../../server/routes.ts'
import { isSeeker } from '../../career/profile/policy.ts'
import * as contract from './person.contract.ts'
import * as person from './person.service.ts'

export const candidateSideRoutes = [
  openRoute(contract.myInvitations, isSeeker, person.myInvitations),
  openRoute(contract.answerInvitation, isSeeker, person.answerInvitation),
  openRoute(contract.reportInvitation, isSeeker, person.reportInvitation),
  openRoute(contract.readFound, isSeeker, person.readFound),
  openRoute(contract.pauseFound, isSeeker, person.pauseFound),
  openRoute(contract.hideFromCompany, isSeeker, person.hideFrom),
]
