import { anyone, openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as list from './list.service.ts'
import { readsSubscriptions } from './policy.ts'
import * as newsletter from './service.ts'

export const newsletterRoutes = [
  openRoute(contract.subscribe, anyone, newsletter.subscribeToNewsletter),
  openRoute(contract.confirm, anyone, newsletter.confirmSubscription),
  openRoute(contract.unsubscribe, anyone, newsletter.unsubscribeFromNewsletter),
  openRoute(contract.listSubscriptions, readsSubscriptions, list.listSubscriptions),
]
