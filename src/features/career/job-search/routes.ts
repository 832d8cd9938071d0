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
  openRoute(contract.saveSearch, isSeeker, service.saveSearch),
  openRoute(contract.changeSearch, isSeeker, service.changeSearch),
  openRoute(contract.removeSearch, isSeeker, service.removeSearch),
  openRoute(contract.searchSeekerJobs, isSeeker, service.searchSeekerJobs),
  openRoute(contract.listMarks, isSeeker, service.listMarks),
  openRoute(contract.markJob, isSeeker, service.markJob),
  openRoute(contract.markEmployer, isSeeker, service.markEmployer),
  openRoute(contract.lookAt, isSeeker, looked.lookAt),
  openRoute(contract.visitHome, isSeeker, service.visitHome),
  openRoute(contract.waiting, isSeeker, service.readWaiting),
  openRoute(matching.readMatches, isSeeker, matches.readMatches),
  openRoute(matching.listTurnedDown, isSeeker, matches.turnedDown),
  openRoute(matching.turnDownMatch, isSeeker, matches.turnDownMatch),
  openRoute(matching.undoTurnDown, isSeeker, matches.undoTurnDown),
  openRoute(matching.readSteps, isSeeker, matches.readSteps),
  openRoute(matching.skipStep, isSeeker, matches.skipStep),
  openRoute(coming.readUpcoming, isSeeker, upcoming.readUpcoming),
  openRoute(coming.upcomingCalendar, isSeeker, upcoming.upcomingCalendar),
  openRoute(contract.stopAlert, anyone, service.stopAlert),
]
