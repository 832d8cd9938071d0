import { anyone, openRoute, type Route, route } from '../../../server/routes.ts'
import { hasShifts } from '../schedules/policy.ts'
import * as adjust from './adjust.service.ts'
import * as adjustMany from './adjust-many.contract.ts'
import * as balances from './balances.service.ts'
import * as calendar from './calendar.service.ts'
import * as contract from './contract.ts'
import * as feed from './feed.service.ts'
import * as liability from './liability.service.ts'
import * as limits from './limits.service.ts'
import * as mine from './my.contract.ts'
import * as my from './my.service.ts'
import * as policy from './policies.contract.ts'
import * as policies from './policies.service.ts'
import { changesLeave, hasOwnLeave, readsLeave, readsLiability } from './policy.ts'
import * as requests from './requests.service.ts'
import * as shown from './shown.service.ts'
import * as sickCall from './sick.contract.ts'
import * as sick from './sick.service.ts'
import * as simulate from './simulate.service.ts'
import * as yearEnd from './year-end.contract.ts'
import { readLeaveYearEnd } from './year-end.service.ts'

export const leaveRoutes: readonly Route[] = [
  route(contract.listLeaveRequests, readsLeave, shown.listLeaveRequests),
  route(contract.readLeaveRequest, readsLeave, shown.readLeaveRequest),
  route(contract.enterLeave, changesLeave, requests.enterLeave),
  route(contract.cancelLeave, changesLeave, requests.cancelLeave),
  route(contract.leaveCalendar, readsLeave, calendar.readLeaveCalendar),
  route(contract.listLeaveBalances, readsLeave, balances.listLeaveBalances),
  route(contract.readLeaveAccounts, readsLeave, balances.readLeaveAccounts),
  route(contract.adjustLeave, changesLeave, adjust.adjustLeave),
  route(contract.takeLotBack, changesLeave, adjust.takeLotBack),
  route(policy.readLeavePolicies, readsLeave, policies.readLeavePolicies),
  route(policy.saveLeavePolicy, changesLeave, policies.saveLeavePolicy),
  route(policy.simulateLeavePolicy, changesLeave, simulate.simulateLeavePolicy),
  route(policy.assignLeavePolicy, changesLeave, policies.assignLeavePolicy),
  route(policy.addLeaveType, changesLeave, limits.addLeaveType),
  route(policy.addLeaveBlackout, changesLeave, limits.addLeaveBlackout),
  route(policy.removeLeaveBlackout, changesLeave, limits.removeLeaveBlackout),
  route(policy.saveLeaveCover, changesLeave, limits.saveLeaveCover),
  route(adjustMany.adjustManyLeave, changesLeave, adjust.adjustManyLeave),
  route(yearEnd.leaveYearEnd, readsLeave, readLeaveYearEnd),
  route(contract.leaveLiability, readsLiability, liability.readLeaveLiability),
  route(mine.readMyLeave, hasOwnLeave, my.readMyLeave),
  route(mine.previewMyLeave, hasOwnLeave, my.previewMyLeave),
  route(mine.previewLeaveOf, changesLeave, my.previewLeaveOf),
  route(mine.askForLeave, hasOwnLeave, my.askForLeave),
  route(sickCall.readSickCall, hasShifts, sick.readSickCall),
  route(sickCall.callInSick, hasShifts, sick.callInSick),
  route(mine.cancelMyLeave, hasOwnLeave, my.cancelMyLeave),
  route(mine.handInPaper, hasOwnLeave, my.handInPaper),
  route(mine.makeLeaveFeed, hasOwnLeave, feed.makeLeaveFeed),
  route(mine.endLeaveFeeds, hasOwnLeave, feed.endLeaveFeeds),
  openRoute(mine.readLeaveFeed, anyone, feed.readLeaveFeed),
]
