import { anyone, openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as invitations from './invitation.service.ts'
import { managesAdministrators, setsTheRule } from './policy.ts'
import * as administrators from './service.ts'

export const administratorRoutes = [
  openRoute(contract.listAdministrators, managesAdministrators, administrators.list),
  openRoute(contract.invite, managesAdministrators, invitations.invite),
  openRoute(contract.resendInvitation, managesAdministrators, invitations.resend),
  openRoute(contract.withdrawInvitation, managesAdministrators, invitations.withdraw),
  openRoute(contract.setRule, setsTheRule, administrators.setRule),
  openRoute(contract.changeRole, managesAdministrators, administrators.changeRole),
  openRoute(contract.disable, managesAdministrators, administrators.disable),
  openRoute(contract.enable, managesAdministrators, administrators.enable),
  openRoute(contract.remove, managesAdministrators, administrators.remove),
  openRoute(contract.resetSecondFactor, managesAdministrators, administrators.resetSecondFactor),
  openRoute(contract.readInvitation, anyone, invitations.read),
  openRoute(contract.acceptInvitation, anyone, invitations.accept),
]
