import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { hireApplicant } from './hire.service.ts'
import * as listCompany from './list.contract.ts'
import { listCompanyOffers } from './list.service.ts'
import * as person from './person.service.ts'
import { readsOffers, writesOffers } from './policy.ts'
import { previewHire } from './preview.service.ts'
import * as service from './service.ts'

export const offerRoutes = [
  route(listCompany.listCompanyOffers, readsOffers, listCompanyOffers),
  route(contract.listOffers, readsOffers, service.listOffers),
  route(contract.writeOffer, writesOffers, service.writeOffer),
  route(contract.changeOffer, writesOffers, service.changeOffer),
  // Approving is asked of whoever answers for the company, inside.
  route(contract.moveOffer, writesOffers, service.moveOffer),
  route(contract.offerLetter, readsOffers, service.readOfferLetter),
  route(contract.previewHire, writesOffers, previewHire),
  route(contract.hire, writesOffers, hireApplicant),
  // Whose application it is, is proved inside: by account or by link.
  openRoute(contract.theirOffers, anyone, person.listOffersForCandidate),
  openRoute(contract.sendOfferCode, anyone, person.sendCode),
  openRoute(contract.answerOffer, anyone, person.answerOffer),
  openRoute(contract.theirLetter, anyone, person.readOfferLetterForCandidate),
]
