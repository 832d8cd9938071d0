import { wire } from '../../../../../shared/endpoint.ts'
import type * as contract from '../../my.contract.ts'

export const mineCall = wire<typeof contract.myAttendance>('GET', '/api/my/attendance')
export const punchCall = wire<typeof contract.punch>('POST', '/api/my/attendance/punches')
export const daysCall = wire<typeof contract.myDays>('GET', '/api/my/attendance/days')
export const dayCall = wire<typeof contract.myDay>('GET', '/api/my/attendance/day')
export const correctionCall = wire<typeof contract.askCorrection>('POST', '/api/my/attendance/corrections')
export const withdrawCorrectionCall = wire<typeof contract.withdrawCorrection>(
  'POST',
  '/api/my/attendance/corrections/:id/withdraw',
)
export const overtimeCall = wire<typeof contract.askOvertime>('POST', '/api/my/overtime')
export const withdrawOvertimeCall = wire<typeof contract.withdrawOvertime>('POST', '/api/my/overtime/:id/withdraw')
export const remoteCall = wire<typeof contract.askRemote>('POST', '/api/my/remote-requests')
export const withdrawRemoteCall = wire<typeof contract.withdrawRemote>('POST', '/api/my/remote-requests/:id/withdraw')
export const requestsCall = wire<typeof contract.myRequests>('GET', '/api/my/attendance/requests')
export const pinCall = wire<typeof contract.setPin>('PUT', '/api/my/attendance/pin')
export const teamCall = wire<typeof contract.myTeamNow>('GET', '/api/my/team/attendance')
