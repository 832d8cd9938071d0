import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { SORTS, STATUSES } from './rules.ts'

const Row = z.object({
  id: z.string(),
  status: z.enum(STATUSES),
  application: z.string(),
  /** Of the application. */
  number: z.int(),
  /** Null: whoever asks has not opened the application yet. */
  name: z.string().nullable(),
  job: z.string(),
  position: z.string(),
  department: z.string(),
  country: z.string(),
  startsOn: z.string(),
  expiresOn: z.string(),
  sentAt: z.string().nullable(),
  updatedAt: z.string(),
})
export type OfferRow = z.output<typeof Row>

export const listCompanyOffers = endpoint({
  method: 'GET',
  path: '/api/company/offers',
  summary: 'The offers of the company, of all applications; a person is named to whoever has opened their application',
  input: z.object({
    status: choiceFilter('Status', STATUSES),
    search: optionalText('Search', 100),
    country: optionalText('Country', 2),
    sort: sortBy(SORTS, '-changed'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({
    offers: z.array(Row),
    ...pageFacts,
    page: z.int(),
    pageSize: z.int(),
    /** How many stand at each status, whatever the filter. */
    counts: z.record(z.string(), z.int()),
  }),
})
