import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as person from './person.service.ts'
import { comparesApplications, readsMatches } from './policy.ts'
import * as service from './service.ts'

export const matchRoutes = [
  route(contract.readMatch, readsMatches, service.readMatch),
  route(contract.rerunMatch, comparesApplications, service.rerunMatch),
  route(contract.compareJob, comparesApplications, service.ofJob),
  route(contract.objectTo, comparesApplications, service.objectTo),
  // Whose application it is, is proved inside: by account or by link.
  openRoute(contract.theirMatch, anyone, person.readMatchForCandidate),
  openRoute(contract.objectAsCandidate, anyone, person.objectAsCandidate),
  openRoute(contract.askForPeople, anyone, person.askForPeople),
]
