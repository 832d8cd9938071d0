import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'
import type * as devices from '../devices.contract.ts'

export const nowCall = wire<typeof contract.attendanceNow>('GET', '/api/attendance/now')
export const watchCall = wire<typeof contract.watchAttendance>('GET', '/api/attendance/watch')
export const listCall = wire<typeof contract.listAttendance>('GET', '/api/employees/attendance')
export const sheetCall = wire<typeof contract.timesheet>('GET', '/api/attendance/timesheet')
export const personDayCall = wire<typeof contract.attendanceDay>('GET', '/api/employees/:id/attendance')
export const fixCall = wire<typeof contract.fixPunches>('POST', '/api/attendance/fixes')
export const proposeCall = wire<typeof contract.proposeFixes>('POST', '/api/attendance/proposals')
export const askCall = wire<typeof contract.askEmployees>('POST', '/api/attendance/ask')
export const againCall = wire<typeof contract.computeAgain>('POST', '/api/attendance/again')
export const ledgerCall = wire<typeof contract.overtimeLedger>('GET', '/api/attendance/overtime')
export const periodsCall = wire<typeof contract.listPeriods>('GET', '/api/attendance/periods')
export const reviewCall = wire<typeof contract.reviewPeriod>('POST', '/api/attendance/periods/:id/review')
export const lockCall = wire<typeof contract.lockPeriod>('POST', '/api/attendance/periods/:id/lock')
export const reopenCall = wire<typeof contract.askToReopen>('POST', '/api/attendance/periods/:id/reopen')
export const answerCall = wire<typeof contract.answerReopening>('POST', '/api/attendance/periods/:id/reopen/answer')
export const devicesCall = wire<typeof devices.listDevices>('GET', '/api/attendance/devices')
export const addDeviceCall = wire<typeof devices.addDevice>('POST', '/api/attendance/devices')
export const pairCall = wire<typeof devices.pairDevice>('POST', '/api/attendance/devices/:id/pair')
export const revokeCall = wire<typeof devices.revokeDevice>('POST', '/api/attendance/devices/:id/revoke')
export const mapCall = wire<typeof devices.mapDevicePerson>('POST', '/api/attendance/devices/:id/people')
