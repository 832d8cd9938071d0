import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day } from '../../../shared/fields.ts'
import { Type } from './shapes.contract.ts'

const YearEndRow = z.object({
  employeeId: z.string(),
  person: z.string(),
  department: z.string().nullable(),
  type: Type.pick({ key: true, name: true, isOfLaw: true }),
  dayMinutes: z.int(),
  /** Minutes: what there is today, what goes on beyond its end, what ends unused, and what there is on the day asked for. */
  before: z.int(),
  carried: z.int(),
  lost: z.int(),
  after: z.int(),
})
export type YearEndRow = z.output<typeof YearEndRow>

export const leaveYearEnd = endpoint({
  method: 'GET',
  path: '/api/company/leave/year-end',
  summary:
    'What carrying over and ending would do to each balance from tomorrow to a day, as things are now; nothing is written',
  input: z.object({ until: day('Until') }),
  output: z.object({
    today: z.string(),
    until: z.string(),
    /** Balances of which something is carried or ends; the rows are the first of them by what ends. */
    total: z.int(),
    rows: z.array(YearEndRow),
  }),
})
