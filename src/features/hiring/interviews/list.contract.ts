import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, optionalText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { KINDS, SORTS, STATUSES } from './rules.ts'

const optionalId = (label: string) =>
  z
    .union([z.literal(''), uuid(label)], { error: `${label} is not an identifier` })
    .optional()
    .transform((v) => v || null)

const Row = z.object({
  id: z.string(),
  status: z.enum(STATUSES),
  kind: z.enum(KINDS),
  round: z.int(),
  application: z.string(),
  /** Of the application. */
  number: z.int(),
  /** Null: whoever asks has not opened the application yet. */
  name: z.string().nullable(),
  job: z.string(),
  /** Null: its time is not agreed yet. */
  startsAt: z.string().nullable(),
  minutes: z.int(),
  zone: z.string(),
  /** Who holds it. */
  panel: z.array(z.string()),
  /** Of those who hold it, how many have handed in what they found. */
  handedIn: z.int(),
})
export type InterviewRow = z.output<typeof Row>

export const listCompanyInterviews = endpoint({
  method: 'GET',
  path: '/api/company/interviews',
  summary:
    'The interviews of the company, of all applications; days are those of the interview’s own zone, a person is named to whoever has opened their application',
  input: z.object({
    status: choiceFilter('Status', STATUSES),
    kind: choiceFilter('How', KINDS),
    job: optionalId('Job'),
    from: optionalDay('From'),
    to: optionalDay('To'),
    search: optionalText('Search', 100),
    sort: sortBy(SORTS, '-starts'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({
    interviews: z.array(Row),
    ...pageFacts,
    page: z.int(),
    pageSize: z.int(),
    /** How many stand at each status, whatever the filter. */
    counts: z.record(z.string(), z.int()),
  }),
})
