import { anyone, openRoute } from '../../../server/routes.ts'
import { signedIn } from '../../../shared/actor.ts'
import * as proving from './address.contract.ts'
import * as address from './address.service.ts'
import * as contract from './contract.ts'
import { chooseLanguage } from './language.service.ts'
import * as entry from './login.service.ts'
import { endsViews, namesThemselves, viewsAsOthers } from './policy.ts'
import * as secured from './security.contract.ts'
import * as security from './security.service.ts'
import * as accounts from './service.ts'
import * as session from './session.service.ts'
import * as viewing from './view-as.contract.ts'
import * as views from './view-as.service.ts'

export const accountRoutes = [
  openRoute(contract.login, anyone, entry.login),
  openRoute(secured.secondFactor, anyone, entry.secondFactor),
  openRoute(secured.passkeySignInOptions, anyone, entry.passkeySignInOptions),
  openRoute(secured.passkeySignIn, anyone, entry.passkeySignIn),
  openRoute(contract.signup, anyone, accounts.signup),
  openRoute(contract.refresh, signedIn, session.refreshSession),
  openRoute(contract.logout, anyone, session.logout),
  openRoute(contract.forgotPassword, anyone, accounts.forgotPassword),
  openRoute(contract.resetPassword, anyone, accounts.resetPassword),
  openRoute(contract.changePassword, signedIn, accounts.changePassword),
  openRoute(contract.chooseLanguage, signedIn, chooseLanguage),
  openRoute(contract.me, signedIn, session.getCurrentUser),
  openRoute(viewing.viewChoices, viewsAsOthers, views.listViewChoices),
  openRoute(viewing.startView, viewsAsOthers, views.startView),
  openRoute(viewing.endView, endsViews, views.endView),
  openRoute(secured.rename, namesThemselves, session.renameAccount),
  openRoute(secured.security, signedIn, security.getSecuritySettings),
  openRoute(proving.sendAddressCode, signedIn, address.sendAddressCode),
  openRoute(proving.confirmAddress, signedIn, address.confirmAddress),
  openRoute(secured.startAuthenticator, signedIn, security.startAuthenticator),
  openRoute(secured.confirmAuthenticator, signedIn, security.confirmAuthenticator),
  openRoute(secured.removeAuthenticator, signedIn, security.removeAuthenticator),
  openRoute(secured.newRecoveryCodes, signedIn, security.newRecoveryCodes),
  openRoute(secured.passkeyOptions, signedIn, security.passkeyOptions),
  openRoute(secured.addPasskey, signedIn, security.addPasskey),
  openRoute(secured.renamePasskey, signedIn, security.renamePasskey),
  openRoute(secured.removePasskey, signedIn, security.removePasskey),
  openRoute(secured.confirmSelf, signedIn, security.confirmSelf),
  openRoute(secured.listSessions, signedIn, session.listSessions),
  openRoute(secured.endSession, signedIn, session.endSession),
  openRoute(secured.endOtherSessions, signedIn, session.endOthers),
]
