import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'
import { CalendarDay } from '../../company/calendars/contract.ts'

/** Colleagues as the company lets its people see them. */

const Colleague = z.object({
  id: z.string(),
  name: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  site: z.string().nullable(),
  /** Null: there is none, or the company does not show it. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
export type Colleague = z.output<typeof Colleague>

/** Who is above and beneath somebody: the highest first. */
const Place = z.object({ person: Colleague, above: z.array(Colleague), beneath: z.array(Colleague) })

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/portal/colleagues',
  summary: 'Colleagues by name, position, department or site; at most 50 at a time',
  input: z.object({ search: optionalText('Search', 100) }),
  output: z.object({
    people: z.array(Colleague),
    /** There are more than are shown. */
    more: z.boolean(),
    /** What the company shows of colleagues. */
    shows: z.enum(['everybody', 'entity', 'nobody']),
    own: Place.nullable(),
  }),
})

export const readColleague = endpoint({
  method: 'GET',
  path: '/api/portal/colleagues/:id',
  summary: 'A colleague, whom they report to, and who reports to them',
  input: z.object({ id: uuid('Employee') }),
  output: Place,
})

export const myHolidays = endpoint({
  method: 'GET',
  path: '/api/portal/holidays/year',
  summary: 'Every day off of a year where the signed-in employee works',
  input: z.object({
    year: z.coerce
      .number({ error: 'Year must be a number' })
      .int({ error: 'Year must be a whole number' })
      .min(2000, { error: 'Year must be 2000 or later' })
      .max(2100, { error: 'Year must be 2100 or earlier' })
      .nullish(),
  }),
  output: z.object({
    year: z.int(),
    /** Years that are on file. */
    years: z.array(z.int()),
    place: z.string(),
    days: z.array(CalendarDay),
  }),
})
