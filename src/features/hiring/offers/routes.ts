import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { hire } from './hire.service.ts'
import * as person from './person.service.ts'
import { writesOffers } from './policy.ts'
import * as service from './service.ts'

export const offerRoutes = [
  route(contract.listOffers, writesOffers, service.list),
  route(contract.writeOffer, writesOffers, service.draft),
  route(contract.changeOffer, writesOffers, service.change),
  // Approving is asked of whoever answers for the company, inside.
  route(contract.moveOffer, writesOffers, service.move),
  route(contract.offerLetter, writesOffers, service.letter),
  route(contract.hire, writesOffers, hire),
  // Whose application it is, is proved inside: by account or by link.
  openRoute(contract.theirOffers, anyone, person.list),
  openRoute(contract.answerOffer, anyone, person.answer),
  openRoute(contract.theirLetter, anyone, person.letter),
]
