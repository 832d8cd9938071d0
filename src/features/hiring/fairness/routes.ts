import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as own from './person.contract.ts'
import * as person from './person.service.ts'
import { answersForFairness } from './policy.ts'
import * as service from './service.ts'

export const fairnessRoutes = [
  route(contract.readFairness, answersForFairness, service.readFairness),
  route(contract.downloadFairness, answersForFairness, service.downloadFairness),
  route(contract.readOversight, answersForFairness, service.readOversight),
  route(contract.tickOversight, answersForFairness, service.tickOversight),
  // Whose application it is, is proved inside: by account or by link.
  openRoute(own.readSelfIdentification, anyone, person.readSelfIdentification),
  openRoute(own.saveSelfIdentification, anyone, person.saveSelfIdentification),
  openRoute(own.forgetSelfIdentification, anyone, person.forgetSelfIdentification),
]
