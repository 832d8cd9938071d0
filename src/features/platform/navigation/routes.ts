import { openRoute } from '../../../server/routes.ts'
import { signedIn } from '../../../shared/actor.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const navigationRoutes = [
  openRoute(contract.readNavigation, signedIn, service.readNavigation),
  openRoute(contract.saveNavigation, signedIn, service.saveNavigation),
  openRoute(contract.chooseHijri, signedIn, service.chooseHijri),
]
