import { openRoute, route } from '../../../server/routes.ts'
import { isSeeker } from '../../career/profile/policy.ts'
import * as contract from './contract.ts'
import * as objections from './objections.service.ts'
import { searchesTalent } from './policy.ts'
import * as run from './run.service.ts'
import * as searches from './searches.service.ts'
import * as service from './service.ts'

export const talentSearchRoutes = [
  route(contract.draftCriteria, searchesTalent, run.draftCriteria),
  route(contract.searchByCriteria, searchesTalent, run.searchByCriteria),
  route(contract.listRuns, searchesTalent, service.listRuns),
  route(contract.readRun, searchesTalent, service.readRun),
  route(contract.whyNot, searchesTalent, service.explainWhyNot),
  route(contract.objectToLine, searchesTalent, service.objectTo),
  route(contract.answerObjection, searchesTalent, service.answerObjection),
  route(contract.exportRun, searchesTalent, service.exportRun),
  route(contract.listCriteriaSearches, searchesTalent, searches.listCriteriaSearches),
  route(contract.saveCriteriaSearch, searchesTalent, searches.saveCriteriaSearch),
  route(contract.changeCriteriaSearch, searchesTalent, searches.changeCriteriaSearch),
  route(contract.removeCriteriaSearch, searchesTalent, searches.removeCriteriaSearch),
  openRoute(contract.searchesIWasIn, isSeeker, objections.foundIn),
  openRoute(contract.contestLine, isSeeker, objections.contestLine),
]
