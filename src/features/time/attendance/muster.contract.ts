import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText } from '../../../shared/fields.ts'
import { siteFilter } from './shapes.contract.ts'

export const musterRoll = endpoint({
  method: 'GET',
  path: '/api/attendance/timesheet/file',
  summary:
    'The muster roll of some days as a spreadsheet: people down, days across, what each day is and the hours of it',
  input: z.object({ from: day('From'), until: day('Until'), site: siteFilter, search: optionalText('Search', 100) }),
  output: z.unknown(),
})
