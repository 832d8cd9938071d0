import { defineFeature } from '../../../server/feature.ts'
import { defineSettings } from '../../../server/setting-areas.ts'
import { correctionApprovals, overtimeApprovals } from './approval.kinds.ts'
import { tellLockedOfCalendar } from './calendar.service.ts'
import { recountCoverage } from './coverage.service.ts'
import { markDaysOfPermits, markDirtySpans } from './drain.queries.ts'
import { enqueueDrain } from './drain.service.ts'
import { attendanceJobs } from './jobs.ts'
import { attendanceExport } from './list.ts'
import { attendanceNotifications } from './notifications.rules.ts'
import { punchImport } from './punch.import.ts'
import { recountAfterSettings, recountEffects } from './recounts.service.ts'
import { remoteApprovals } from './remote.kinds.ts'
import { attendanceRoutes } from './routes.ts'
import { attendanceSettings } from './settings.ts'
import { summaryExport } from './summary.service.ts'

export default defineFeature({
  routes: attendanceRoutes,
  jobs: attendanceJobs,
  uploads: [{ purpose: 'punch-photo', accepts: ['jpeg'], called: 'punch' }],
  approvals: [correctionApprovals, overtimeApprovals, remoteApprovals],
  notifications: attendanceNotifications,
  listExports: [attendanceExport, summaryExport],
  imports: [punchImport],
  settings: [defineSettings({ ...attendanceSettings, effects: recountEffects, saved: recountAfterSettings })],
  daysChanged: async (db, companyId, days) => {
    const come = days.filter(({ isAhead }) => isAhead !== true)
    if (come.length === 0) return
    await markDirtySpans(db, companyId, come, 'plan')
    await enqueueDrain(db, companyId)
  },
  calendarChanged: tellLockedOfCalendar,
  permitsChanged: async (db, companyId, employeeIds) => {
    if ((await markDaysOfPermits(db, companyId, employeeIds)) > 0) await enqueueDrain(db, companyId)
  },
  coverageChanged: recountCoverage,
  tables: {
    punch_devices: {
      what: 'kiosks and readers that people punch at',
      order: ['id'],
      without: ['key_hash', 'pairing_hash', 'code_secret'],
    },
    device_people: {
      what: 'whom a device calls by a number, from a day on',
      order: ['device_id', 'device_user', 'effective_from', 'id'],
    },
    punch_pins: { leftOut: 'digests of the numbers people type at kiosks' },
    punches: { what: 'punches as they came', order: ['employment_id', 'at', 'id'] },
    punch_photos: {
      what: 'whether a kiosk took a photo with a punch, and until when it is kept',
      order: ['employment_id', 'punched_at', 'punch_id'],
    },
    unknown_punches: { what: 'punches of numbers that a device has no person for', order: ['id'] },
    punch_corrections: { what: 'corrections that employees asked for', order: ['id'] },
    punch_fixes: { what: 'what was put right beside punches, and why', order: ['employment_id', 'id'] },
    attendance_accepted: {
      what: 'what was accepted of days as it is, and why',
      order: ['employment_id', 'work_date', 'kind'],
    },
    remote_requests: { what: 'days of remote work that were asked for', order: ['id'] },
    remote_days: {
      what: 'days on which people work remotely: agreed, or punched so',
      order: ['employment_id', 'work_date'],
    },
    attendance_days: {
      what: 'days of people: what was planned, worked and is not clear',
      order: ['employment_id', 'work_date'],
    },
    time_entries: { what: 'minutes of each day by class of the law', order: ['employment_id', 'work_date', 'seq'] },
    attendance_weeks: { what: 'how the law told each week apart', order: ['employment_id', 'week_start'] },
    attendance_dirty: { leftOut: 'days that wait to be computed' },
    attendance_recounts: { what: 'changes of rules after which days were computed again', order: ['asked_at', 'id'] },
    attendance_recount_days: {
      what: 'days that came out otherwise after such a change',
      order: ['recount_id', 'employment_id', 'work_date'],
    },
    overtime_requests: { what: 'overtime that was asked for, before and after', order: ['id'] },
    attendance_locked: {
      what: 'days as they were locked',
      order: ['employment_id', 'work_date', 'period_id', 'revision'],
    },
    adjustments: { what: 'what came to light of locked days', order: ['employment_id', 'for_day', 'id'] },
  },
})
