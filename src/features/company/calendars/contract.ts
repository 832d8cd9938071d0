import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText, text } from '../../../shared/fields.ts'
import { isWorkingWeek } from '../../../shared/workdays.ts'
import { ENTRY_KINDS, LAYERS, scopeOf } from './rules.ts'

export const CalendarDay = z.object({
  day: z.string(),
  name: z.string(),
  /** `optional`: an ordinary working day until the company takes it; `working`: a holiday that the company took away here. */
  kind: z.enum(['full', 'half', 'optional', 'working']),
  /** Not yet fixed, or not yet seen fixed. */
  tentative: z.boolean(),
  substituteFor: z.string().nullable(),
  /** Who says so: the law, or the company for a country, region, legal entity or site. */
  layer: z.enum(LAYERS),
  /** Of a day of the law. */
  source: z
    .object({ title: z.string(), url: z.string().exactOptional(), checkedOn: z.string(), confirmed: z.boolean() })
    .nullable(),
})

const Calendar = z.object({
  scope: z.string(),
  /** Where a calendar can be asked for: countries, regions, legal entities and sites of the company. */
  scopes: z.array(
    z.object({
      scope: z.string(),
      kind: z.enum(['country', 'region', 'entity', 'site']),
      name: z.string().nullable(),
      country: z.string(),
      region: z.string().nullable(),
    }),
  ),
  /** Country and region of the place. */
  country: z.string(),
  region: z.string().nullable(),
  year: z.int(),
  /** Null: the year is not on file, and `refusal` says so. */
  days: z.array(CalendarDay).nullable(),
  refusal: z.string().nullable(),
  /** Years that can be asked for. */
  years: z.array(z.int()),
  /** Weekdays worked today, 1 Monday to 7 Sunday, and who says so. */
  week: z.object({ days: z.array(z.int()), layer: z.enum(LAYERS), source: z.string().nullable() }),
  mayChange: z.boolean(),
})
export type Calendar = z.output<typeof Calendar>

const scope = text('Place', 80).refine((s) => scopeOf(s) !== null, {
  error: 'Place must be one of your countries, regions, legal entities or sites',
})
const year = z.coerce
  .number({ error: 'Year must be a whole number' })
  .int({ error: 'Year must be a whole number' })
  .min(1900, { error: 'Year must be 1900 or later' })
  .max(2199, { error: 'Year must be 2199 or earlier' })

export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/company/calendar',
  summary: 'The days off and the working week of a site, legal entity, region or country in a year',
  /** Without a place: of the first legal entity. */
  input: z.object({ scope: scope.optional(), year }),
  output: Calendar,
})

export const calendarFile = endpoint({
  method: 'GET',
  path: '/api/company/calendar-file',
  summary: 'The same as a file: CSV for a spreadsheet, ICS for a calendar',
  input: z.object({ scope, year, format: z.enum(['csv', 'ics'], { error: 'Format must be csv or ics' }) }),
  output: z.string(),
  limit: { max: 120, minutes: 60, per: 'session' },
})

export const saveHoliday = endpoint({
  method: 'POST',
  path: '/api/company/holidays',
  summary: 'Add a day off, take a holiday away, or take back what was said of a day; nothing entered is ever changed',
  input: z.object({
    scope,
    day: day('Day'),
    kind: z.enum(ENTRY_KINDS, { error: `Kind must be of ${ENTRY_KINDS.join(', ')}` }),
    name: optionalText('Name', 100),
  }),
  output: Calendar,
  status: 201,
  limit: { max: 600, minutes: 60, per: 'company' },
})

export const saveWorkingWeek = endpoint({
  method: 'POST',
  path: '/api/company/working-weeks',
  summary: 'Say which weekdays are worked somewhere, from a day on',
  input: z.object({
    scope,
    effectiveFrom: day('Effective from'),
    days: z
      .array(z.int({ error: 'Weekdays must be 1 to 7' }), { error: 'Weekdays must be a list' })
      .refine(isWorkingWeek, { error: 'Choose at least one weekday, 1 Monday to 7 Sunday, in order' }),
  }),
  output: Calendar,
  status: 201,
  limit: { max: 600, minutes: 60, per: 'company' },
})
