import { anyone, openRoute } from '../../server/routes.ts'
import { isSeeker } from '../seekers/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const jobSearchRoutes = [
  openRoute(contract.listSearches, isSeeker, service.list),
  openRoute(contract.saveSearch, isSeeker, service.save),
  openRoute(contract.changeSearch, isSeeker, service.change),
  openRoute(contract.removeSearch, isSeeker, service.remove),
  openRoute(contract.searchMine, isSeeker, service.searchMine),
  openRoute(contract.listMarks, isSeeker, service.marks),
  openRoute(contract.markJob, isSeeker, service.mark),
  openRoute(contract.markEmployer, isSeeker, service.markEmployer),
  openRoute(contract.visitHome, isSeeker, service.visit),
  openRoute(contract.waiting, isSeeker, service.waiting),
  openRoute(contract.stopAlert, anyone, service.stop),
]
