import { anyone, openRoute, type Route, route } from '../../../server/routes.ts'
import * as balances from './balances.service.ts'
import * as calendar from './calendar.service.ts'
import * as contract from './contract.ts'
import * as feed from './feed.service.ts'
import * as liability from './liability.service.ts'
import * as mine from './my.contract.ts'
import * as my from './my.service.ts'
import * as policies from './policies.service.ts'
import { changesLeave, hasOwnLeave, readsLeave, readsLiability } from './policy.ts'
import * as requests from './requests.service.ts'
import * as shown from './shown.service.ts'

export const leaveRoutes: readonly Route[] = [
  route(contract.listLeaveRequests, readsLeave, shown.listLeaveRequests),
  route(contract.readLeaveRequest, readsLeave, shown.readLeaveRequest),
  route(contract.enterLeave, changesLeave, requests.enterLeave),
  route(contract.cancelLeave, changesLeave, requests.cancelLeave),
  route(contract.leaveCalendar, readsLeave, calendar.readLeaveCalendar),
  route(contract.listLeaveBalances, readsLeave, balances.listLeaveBalances),
  route(contract.readLeaveAccounts, readsLeave, balances.readLeaveAccounts),
  route(contract.adjustLeave, changesLeave, balances.adjustLeave),
  route(contract.takeLotBack, changesLeave, balances.takeLotBack),
  route(contract.readLeavePolicies, readsLeave, policies.readLeavePolicies),
  route(contract.saveLeavePolicy, changesLeave, policies.saveLeavePolicy),
  route(contract.simulateLeavePolicy, changesLeave, policies.simulateLeavePolicy),
  route(contract.assignLeavePolicy, changesLeave, policies.assignLeavePolicy),
  route(contract.addLeaveType, changesLeave, policies.addLeaveType),
  route(contract.addLeaveBlackout, changesLeave, policies.addLeaveBlackout),
  route(contract.removeLeaveBlackout, changesLeave, policies.removeLeaveBlackout),
  route(contract.saveLeaveCover, changesLeave, policies.saveLeaveCover),
  route(contract.leaveLiability, readsLiability, liability.readLeaveLiability),
  route(mine.readMyLeave, hasOwnLeave, my.readMyLeave),
  route(mine.previewMyLeave, hasOwnLeave, my.previewMyLeave),
  route(mine.previewLeaveOf, changesLeave, my.previewLeaveOf),
  route(mine.askForLeave, hasOwnLeave, my.askForLeave),
  route(mine.cancelMyLeave, hasOwnLeave, my.cancelMyLeave),
  route(mine.handInPaper, hasOwnLeave, my.handInPaper),
  route(mine.makeLeaveFeed, hasOwnLeave, feed.makeLeaveFeed),
  route(mine.endLeaveFeeds, hasOwnLeave, feed.endLeaveFeeds),
  openRoute(mine.readLeaveFeed, anyone, feed.readLeaveFeed),
]
