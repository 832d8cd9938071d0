import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as inviting from './invitations.contract.ts'
import * as invitations from './invitations.service.ts'
import { nearTalent } from './near.service.ts'
import { exportOwn } from './own.service.ts'
import { looksForTalent } from './policy.ts'
import * as pooling from './pools.contract.ts'
import * as pools from './pools.service.ts'
import * as promoted from './promoted.service.ts'
import * as searches from './searches.service.ts'
import * as service from './service.ts'

export const talentRoutes = [
  route(contract.searchTalent, looksForTalent, service.searchTalent),
  route(contract.nearTalent, looksForTalent, nearTalent),
  route(contract.promotedTalent, looksForTalent, promoted.promotedTalent),
  route(contract.notePromoted, looksForTalent, promoted.notePromoted),
  route(contract.exportOwnApplicants, looksForTalent, exportOwn),
  route(contract.openTalent, looksForTalent, service.openTalent),
  route(contract.markTalent, looksForTalent, service.markTalent),
  route(contract.listTalentSearches, looksForTalent, searches.list),
  route(contract.saveTalentSearch, looksForTalent, searches.saveTalentSearch),
  route(contract.changeTalentSearch, looksForTalent, searches.changeTalentSearch),
  route(contract.removeTalentSearch, looksForTalent, searches.removeTalentSearch),
  route(pooling.listPools, looksForTalent, pools.list),
  route(pooling.addPool, looksForTalent, pools.addPool),
  route(pooling.changePool, looksForTalent, pools.changePool),
  route(pooling.removePool, looksForTalent, pools.removePool),
  route(pooling.readPool, looksForTalent, pools.readPool),
  route(pooling.addMembers, looksForTalent, pools.addMembers),
  route(pooling.changeMember, looksForTalent, pools.changeMember),
  route(pooling.removeMember, looksForTalent, pools.removeMember),
  route(inviting.listInvitations, looksForTalent, invitations.listInvitations),
  route(inviting.invite, looksForTalent, invitations.inviteTalent),
  route(inviting.withdrawInvitation, looksForTalent, invitations.withdrawInvitation),
]
