import { openRoute, route } from '../../../server/routes.ts'
import { isSeeker } from '../../career/profile/policy.ts'
import * as contract from './contract.ts'
import * as objections from './objections.service.ts'
import { searchesTalent } from './policy.ts'
import * as run from './run.service.ts'
import * as searches from './searches.service.ts'
import * as service from './service.ts'

export const talentSearchRoutes = [
  route(contract.draftCriteria, searchesTalent, run.draft),
  route(contract.searchByCriteria, searchesTalent, run.search),
  route(contract.listRuns, searchesTalent, service.list),
  route(contract.readRun, searchesTalent, service.read),
  route(contract.whyNot, searchesTalent, service.why),
  route(contract.objectToLine, searchesTalent, service.objectTo),
  route(contract.answerObjection, searchesTalent, service.answer),
  route(contract.exportRun, searchesTalent, service.exported),
  route(contract.listCriteriaSearches, searchesTalent, searches.list),
  route(contract.keepCriteriaSearch, searchesTalent, searches.keep),
  route(contract.changeCriteriaSearch, searchesTalent, searches.change),
  route(contract.removeCriteriaSearch, searchesTalent, searches.remove),
  openRoute(contract.searchesIWasIn, isSeeker, objections.foundIn),
  openRoute(contract.contestLine, isSeeker, objections.contest),
]
