import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as accepted from './accepted.contract.ts'
import { acceptDays, undoAcceptDays } from './accepted.service.ts'
import { listMyRequests } from './asked.service.ts'
import { readNow, watchAttendance } from './board.service.ts'
import * as contract from './contract.ts'
import { listAttendance, readAttendanceDay, readTimesheet } from './days.service.ts'
import * as devices from './devices.contract.ts'
import * as device from './devices.service.ts'
import { askEmployees, computeAgain, fixPunches, proposeFixes } from './fixes.service.ts'
import { punchSelf } from './intake.service.ts'
import * as kiosk from './kiosk.service.ts'
import { musterRoll } from './muster.contract.ts'
import { downloadMusterRoll } from './muster.service.ts'
import * as my from './my.contract.ts'
import { listMyDays, readMyAttendance, readMyDay, readMyTeam } from './my.service.ts'
import * as periods from './periods.service.ts'
import * as photos from './photos.contract.ts'
import { keepPhoto, readMyPunchPhoto, readPunchPhoto } from './photos.service.ts'
import { hasOwnTime, keepsAttendance, locksTime, readsAttendance } from './policy.ts'
import { listRecounts, readRecount } from './recounts.service.ts'
import * as remote from './remote.contract.ts'
import { agreeRemoteDays, endRemoteDays, listRemoteDays } from './remote.service.ts'
import { askRemote, withdrawRemote } from './remote-requests.service.ts'
import * as requests from './requests.service.ts'
import { attendanceSummary } from './summary.contract.ts'
import { readSummary } from './summary.service.ts'

export const attendanceRoutes = [
  route(my.myAttendance, hasOwnTime, readMyAttendance),
  route(my.punch, hasOwnTime, punchSelf),
  route(my.myDays, hasOwnTime, listMyDays),
  route(my.myDay, hasOwnTime, readMyDay),
  route(my.askCorrection, hasOwnTime, requests.askCorrection),
  route(my.withdrawCorrection, hasOwnTime, requests.withdrawCorrection),
  route(my.askOvertime, hasOwnTime, requests.askOvertime),
  route(my.withdrawOvertime, hasOwnTime, requests.withdrawOvertime),
  route(my.askRemote, hasOwnTime, askRemote),
  route(my.withdrawRemote, hasOwnTime, withdrawRemote),
  route(my.myRequests, hasOwnTime, listMyRequests),
  route(my.setPin, hasOwnTime, device.setPin),
  route(my.myTeamNow, hasOwnTime, readMyTeam),
  route(contract.listAttendance, readsAttendance, listAttendance),
  route(attendanceSummary, readsAttendance, readSummary),
  route(contract.attendanceNow, readsAttendance, readNow),
  route(contract.watchAttendance, readsAttendance, watchAttendance),
  route(contract.timesheet, readsAttendance, readTimesheet),
  route(musterRoll, readsAttendance, downloadMusterRoll),
  route(contract.attendanceDay, readsAttendance, readAttendanceDay),
  route(photos.punchPhoto, keepsAttendance, readPunchPhoto),
  route(photos.myPunchPhoto, hasOwnTime, readMyPunchPhoto),
  route(contract.fixPunches, keepsAttendance, fixPunches),
  route(accepted.acceptDays, keepsAttendance, acceptDays),
  route(accepted.undoAcceptDays, keepsAttendance, undoAcceptDays),
  route(remote.listRemoteDays, readsAttendance, listRemoteDays),
  route(remote.agreeRemoteDays, keepsAttendance, agreeRemoteDays),
  route(remote.endRemoteDays, keepsAttendance, endRemoteDays),
  route(contract.proposeFixes, keepsAttendance, proposeFixes),
  route(contract.askEmployees, keepsAttendance, askEmployees),
  route(contract.computeAgain, keepsAttendance, computeAgain),
  route(contract.overtimeLedger, readsAttendance, periods.readOvertimeLedger),
  route(contract.listRecounts, readsAttendance, listRecounts),
  route(contract.readRecount, readsAttendance, readRecount),
  route(contract.listPeriods, readsAttendance, periods.listPeriods),
  route(contract.reviewPeriod, locksTime, periods.reviewPeriod),
  route(contract.lockPeriod, locksTime, periods.lockPeriod),
  route(contract.askToReopen, locksTime, periods.askToReopen),
  route(contract.answerReopening, locksTime, periods.answerReopening),
  route(devices.listDevices, keepsAttendance, device.listDevices),
  route(devices.addDevice, keepsAttendance, device.addDevice),
  route(devices.pairDevice, keepsAttendance, device.pairDevice),
  route(devices.revokeDevice, keepsAttendance, device.revokeDevice),
  route(devices.mapDevicePerson, keepsAttendance, device.mapDevicePerson),
  openRoute(devices.pairKiosk, anyone, kiosk.pairKiosk),
  openRoute(devices.kioskCode, anyone, kiosk.readKioskCode),
  openRoute(devices.kioskPunch, anyone, kiosk.punchAtKiosk),
  openRoute(devices.sendKioskPhoto, anyone, keepPhoto),
  openRoute(devices.sendPunches, anyone, kiosk.receivePunches),
]
