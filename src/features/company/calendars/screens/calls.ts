import { wire } from '../../../../shared/endpoint.ts'
import type { readCalendar, saveHoliday, saveWorkingWeek } from '../contract.ts'

export const calendarCall = wire<typeof readCalendar>('GET', '/api/company/calendar')
export const saveHolidayCall = wire<typeof saveHoliday>('POST', '/api/company/holidays')
export const saveWeekCall = wire<typeof saveWorkingWeek>('POST', '/api/company/working-weeks')
