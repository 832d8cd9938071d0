import { anyone, openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as newsletter from './service.ts'

export const newsletterRoutes = [
  openRoute(contract.subscribe, anyone, newsletter.subscribe),
  openRoute(contract.confirm, anyone, newsletter.confirm),
  openRoute(contract.unsubscribe, anyone, newsletter.unsubscribe),
]
