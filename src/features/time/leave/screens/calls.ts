import { wire } from '../../../../shared/endpoint.ts'
import type * as adjustMany from '../adjust-many.contract.ts'
import type * as contract from '../contract.ts'
import type * as mine from '../my.contract.ts'
import type * as policies from '../policies.contract.ts'
import type * as sick from '../sick.contract.ts'
import type * as yearEnd from '../year-end.contract.ts'

export const requestsCall = wire<typeof contract.listLeaveRequests>('GET', '/api/company/leave/requests')
export const requestCall = wire<typeof contract.readLeaveRequest>('GET', '/api/company/leave/requests/:id')
export const enterCall = wire<typeof contract.enterLeave>('POST', '/api/company/leave/requests')
export const cancelCall = wire<typeof contract.cancelLeave>('POST', '/api/company/leave/requests/:id/cancel')
export const calendarCall = wire<typeof contract.leaveCalendar>('GET', '/api/company/leave/calendar')
export const balancesCall = wire<typeof contract.listLeaveBalances>('GET', '/api/company/leave/balances')
export const personCall = wire<typeof contract.readLeaveAccounts>('GET', '/api/company/leave/people/:employeeId')
export const adjustManyCall = wire<typeof adjustMany.adjustManyLeave>('POST', '/api/company/leave/adjust-many')
export const adjustCall = wire<typeof contract.adjustLeave>('POST', '/api/company/leave/people/:employeeId/adjust')
export const takeLotBackCall = wire<typeof contract.takeLotBack>('POST', '/api/company/leave/lots/:lot/take-back')
export const policiesCall = wire<typeof policies.readLeavePolicies>('GET', '/api/company/leave/policies')
export const savePolicyCall = wire<typeof policies.saveLeavePolicy>('POST', '/api/company/leave/policies')
export const simulateCall = wire<typeof policies.simulateLeavePolicy>('POST', '/api/company/leave/policies/simulate')
export const addTypeCall = wire<typeof policies.addLeaveType>('POST', '/api/company/leave/types')
export const addBlackoutCall = wire<typeof policies.addLeaveBlackout>('POST', '/api/company/leave/blackouts')
export const removeBlackoutCall = wire<typeof policies.removeLeaveBlackout>(
  'DELETE',
  '/api/company/leave/blackouts/:blackout',
)
export const saveCoverCall = wire<typeof policies.saveLeaveCover>('PUT', '/api/company/leave/cover/:departmentId')
export const yearEndCall = wire<typeof yearEnd.leaveYearEnd>('GET', '/api/company/leave/year-end')
export const liabilityCall = wire<typeof contract.leaveLiability>('GET', '/api/company/leave/liability')

export const myLeaveCall = wire<typeof mine.readMyLeave>('GET', '/api/my-leave')
export const previewCall = wire<typeof mine.previewMyLeave>('POST', '/api/my-leave/preview')
export const previewOfCall = wire<typeof mine.previewLeaveOf>('POST', '/api/company/leave/preview')
export const askCall = wire<typeof mine.askForLeave>('POST', '/api/my-leave/requests')
export const takeBackCall = wire<typeof mine.cancelMyLeave>('POST', '/api/my-leave/requests/:id/cancel')
export const paperCall = wire<typeof mine.handInPaper>('POST', '/api/my-leave/papers')
export const sickCall = wire<typeof sick.readSickCall>('GET', '/api/my-leave/sick')
export const callInSickCall = wire<typeof sick.callInSick>('POST', '/api/my-leave/sick')
export const makeFeedCall = wire<typeof mine.makeLeaveFeed>('POST', '/api/my-leave/feed')
export const endFeedCall = wire<typeof mine.endLeaveFeeds>('DELETE', '/api/my-leave/feed')
