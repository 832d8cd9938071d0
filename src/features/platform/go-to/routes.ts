import { route } from '../../../server/routes.ts'
import { permits } from '../../../shared/permissions.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Whether they may see a kind of things is asked of the kind. */
export const goToRoutes = [route(contract.goTo, permits('dashboard.open'), service.goTo)]
