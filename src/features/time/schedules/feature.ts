import { defineFeature } from '../../../server/feature.ts'
import { shiftApprovals } from './approval.kind.ts'
import { tellPeopleOfCalendar } from './changed-plans.service.ts'
import { scheduleJobs } from './jobs.ts'
import { scheduleNotifications } from './notifications.rules.ts'
import { rosterImport } from './roster.import.ts'
import { scheduleRoutes } from './routes.ts'
import { rosterSettings } from './settings.ts'

export default defineFeature({
  routes: scheduleRoutes,
  jobs: scheduleJobs,
  approvals: [shiftApprovals],
  imports: [rosterImport],
  notifications: scheduleNotifications,
  settings: [rosterSettings],
  calendarChanged: tellPeopleOfCalendar,
  tables: {
    roster_skills: { what: 'skills that shifts ask for', order: ['id'] },
    employee_skills: { what: 'who has which skill, and until when', order: ['employee_id', 'skill_id'] },
    shift_types: { what: 'kinds of shifts', order: ['id'] },
    shift_type_versions: {
      what: 'times, breaks and allowances of kinds of shifts, by the day they hold from',
      order: ['shift_type_id', 'effective_from', 'id'],
    },
    schedules: { what: 'patterns of days that repeat', order: ['id'] },
    schedule_assignments: {
      what: 'which pattern each employment follows, by the day it holds from and when it was entered; `voids_id`: takes that row back',
      order: ['employment_id', 'effective_from', 'id'],
    },
    roster_shifts: { what: 'shifts of the roster; without an employment: open', order: ['id'] },
    roster_cleared_days: { what: 'days whose pattern the roster has cleared', order: ['employment_id', 'work_date'] },
    roster_events: { what: 'what happened to shifts of the roster', order: ['id'] },
    roster_publications: { what: 'what was published when', order: ['id'] },
    roster_templates: { what: 'weeks kept to be laid on others', order: ['id'] },
    cover_demands: { what: 'people that sites need, by day of the week and time', order: ['id'] },
    availabilities: { what: 'when people cannot work, or would like to', order: ['employment_id', 'id'] },
    shift_claims: { what: 'who asked for an open shift', order: ['id'] },
    shift_swaps: { what: 'shifts that people exchanged, gave away or dropped', order: ['id'] },
    limit_exemptions: {
      what: 'what lets people work beyond limits of the law, or has weeks counted together',
      order: ['from_day', 'id'],
    },
    roster_fills: { what: 'rosters filled by the solver', order: ['id'] },
    schedule_feeds: { leftOut: 'digests of the addresses of people’s own calendars' },
  },
})
