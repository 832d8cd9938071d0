import { anyone, openRoute } from '../../../server/routes.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as looked from './looked.service.ts'
import * as matching from './matches.contract.ts'
import * as matches from './matches.service.ts'
import * as service from './service.ts'
import * as coming from './upcoming.contract.ts'
import * as upcoming from './upcoming.service.ts'

export const jobSearchRoutes = [
  openRoute(contract.listSearches, isSeeker, service.list),
  openRoute(contract.saveSearch, isSeeker, service.save),
  openRoute(contract.changeSearch, isSeeker, service.change),
  openRoute(contract.removeSearch, isSeeker, service.remove),
  openRoute(contract.searchMine, isSeeker, service.searchMine),
  openRoute(contract.listMarks, isSeeker, service.marks),
  openRoute(contract.markJob, isSeeker, service.mark),
  openRoute(contract.markEmployer, isSeeker, service.markEmployer),
  openRoute(contract.lookAt, isSeeker, looked.look),
  openRoute(contract.visitHome, isSeeker, service.visit),
  openRoute(contract.waiting, isSeeker, service.waiting),
  openRoute(matching.readMatches, isSeeker, matches.matches),
  openRoute(matching.listTurnedDown, isSeeker, matches.turnedDown),
  openRoute(matching.turnDown, isSeeker, matches.turnDown),
  openRoute(matching.takeBack, isSeeker, matches.takeBack),
  openRoute(matching.readSteps, isSeeker, matches.steps),
  openRoute(matching.skipStep, isSeeker, matches.skip),
  openRoute(coming.readUpcoming, isSeeker, upcoming.upcoming),
  openRoute(coming.upcomingCalendar, isSeeker, upcoming.calendar),
  openRoute(contract.stopAlert, anyone, service.stop),
]
