import { route } from '../../../server/routes.ts'
import { signedIn } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Whoever works on the dashboard; whether they may see a part is asked of the part. */
const opensDashboard = permits('dashboard.open')

export const homeRoutes = [
  route(contract.readHome, opensDashboard, service.readHome),
  // Of the company alone: which parts anybody sees is asked there.
  route(contract.readFrame, signedIn, service.readFrame),
]
