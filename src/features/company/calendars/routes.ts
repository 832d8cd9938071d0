import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { keepsCalendars, readsCalendars } from './policy.ts'
import { downloadCalendar, readCalendar, saveHoliday, saveWorkingWeek } from './service.ts'

export const calendarRoutes = [
  route(contract.readCalendar, readsCalendars, readCalendar),
  route(contract.calendarFile, readsCalendars, downloadCalendar),
  route(contract.saveHoliday, keepsCalendars, saveHoliday),
  route(contract.saveWorkingWeek, keepsCalendars, saveWorkingWeek),
]
