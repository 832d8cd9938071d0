import { anyone, openRoute } from '../../server/routes.ts'
import { signedIn } from '../../shared/actor.ts'
import * as contract from './contract.ts'
import { chooseLanguage } from './language.service.ts'
import * as accounts from './service.ts'

export const accountRoutes = [
  openRoute(contract.login, anyone, accounts.login),
  openRoute(contract.signup, anyone, accounts.signup),
  openRoute(contract.refresh, signedIn, accounts.refresh),
  openRoute(contract.logout, anyone, accounts.logout),
  openRoute(contract.forgotPassword, anyone, accounts.forgotPassword),
  openRoute(contract.resetPassword, anyone, accounts.resetPassword),
  openRoute(contract.changePassword, signedIn, accounts.changePassword),
  openRoute(contract.chooseLanguage, signedIn, chooseLanguage),
  openRoute(contract.me, signedIn, accounts.me),
]
