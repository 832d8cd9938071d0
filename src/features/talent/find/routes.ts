import { openRoute, route } from '../../../server/routes.ts'
import { isSeeker } from '../../career/profile/policy.ts'
import * as person from '../candidate-side/person.contract.ts'
import * as mine from '../candidate-side/person.service.ts'
import * as contract from './contract.ts'
import * as inviting from './invitations.contract.ts'
import * as invitations from './invitations.service.ts'
import { near } from './near.service.ts'
import { exportOwn } from './own.service.ts'
import { looksForTalent } from './policy.ts'
import * as pooling from './pools.contract.ts'
import * as pools from './pools.service.ts'
import * as searches from './searches.service.ts'
import * as service from './service.ts'

export const talentRoutes = [
  route(contract.searchTalent, looksForTalent, service.search),
  route(contract.nearTalent, looksForTalent, near),
  route(contract.exportOwnApplicants, looksForTalent, exportOwn),
  route(contract.openTalent, looksForTalent, service.open),
  route(contract.markTalent, looksForTalent, service.mark),
  route(contract.listTalentSearches, looksForTalent, searches.list),
  route(contract.keepTalentSearch, looksForTalent, searches.keep),
  route(contract.changeTalentSearch, looksForTalent, searches.change),
  route(contract.removeTalentSearch, looksForTalent, searches.remove),
  route(pooling.listPools, looksForTalent, pools.list),
  route(pooling.addPool, looksForTalent, pools.add),
  route(pooling.changePool, looksForTalent, pools.change),
  route(pooling.removePool, looksForTalent, pools.remove),
  route(pooling.readPool, looksForTalent, pools.read),
  route(pooling.addMembers, looksForTalent, pools.addMembers),
  route(pooling.changeMember, looksForTalent, pools.changeMember),
  route(pooling.removeMember, looksForTalent, pools.removeMember),
  route(inviting.listInvitations, looksForTalent, invitations.list),
  route(inviting.invite, looksForTalent, invitations.invite),
  route(inviting.withdrawInvitation, looksForTalent, invitations.withdraw),
  openRoute(person.myInvitations, isSeeker, mine.invitations),
  openRoute(person.answerInvitation, isSeeker, mine.answer),
  openRoute(person.reportInvitation, isSeeker, mine.report),
  openRoute(person.readFound, isSeeker, mine.found),
  openRoute(person.pauseFound, isSeeker, mine.pause),
  openRoute(person.hideFromCompany, isSeeker, mine.hideFrom),
]
