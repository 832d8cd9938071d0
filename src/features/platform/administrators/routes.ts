import { anyone, openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as invitations from './invitation.service.ts'
import { managesAdministrators, setsTheRule } from './policy.ts'
import * as administrators from './service.ts'

export const administratorRoutes = [
  openRoute(contract.listAdministrators, managesAdministrators, administrators.listAdministrators),
  openRoute(contract.invite, managesAdministrators, invitations.inviteAdministrator),
  openRoute(contract.resendInvitation, managesAdministrators, invitations.resendInvitation),
  openRoute(contract.withdrawInvitation, managesAdministrators, invitations.withdrawInvitation),
  openRoute(contract.setRule, setsTheRule, administrators.setRule),
  openRoute(contract.changeRole, managesAdministrators, administrators.changeRole),
  openRoute(contract.disable, managesAdministrators, administrators.disableAdministrator),
  openRoute(contract.enable, managesAdministrators, administrators.enableAdministrator),
  openRoute(contract.remove, managesAdministrators, administrators.removeAdministrator),
  openRoute(contract.resetSecondFactor, managesAdministrators, administrators.resetSecondFactor),
  openRoute(contract.readInvitation, anyone, invitations.readInvitation),
  openRoute(contract.acceptInvitation, anyone, invitations.acceptInvitation),
]
