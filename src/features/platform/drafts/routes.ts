import { openRoute } from '../../../server/routes.ts'
import { signedIn } from '../../../shared/actor.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const draftRoutes = [
  openRoute(contract.readDraft, signedIn, service.readDraft),
  openRoute(contract.saveDraft, signedIn, service.saveDraft),
  openRoute(contract.discardDraft, signedIn, service.discardDraft),
]
