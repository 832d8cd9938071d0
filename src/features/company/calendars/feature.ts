import { defineFeature } from '../../../server/feature.ts'
import { approvalCalendar } from './approvals.ts'
import { calendarRoutes } from './routes.ts'

export default defineFeature({
  routes: calendarRoutes,
  approvalCalendar,
  tables: {
    holiday_calendars: { what: 'calendars of countries, regions, legal entities and sites', order: ['id'] },
    holidays: { what: 'what was said of days; the latest of a day holds', order: ['calendar_id', 'day', 'id'] },
    working_weeks: {
      what: 'weekdays worked, effective-dated; 1 Monday to 7 Sunday',
      order: ['calendar_id', 'effective_from', 'id'],
    },
  },
})
