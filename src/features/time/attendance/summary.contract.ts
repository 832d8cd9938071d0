import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay } from '../../../shared/fields.ts'
import { cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { siteFilter } from './shapes.contract.ts'

export const SUMMARY_SORTS = ['day', '-day', 'site', '-site'] as const

const SummaryRow = z.object({
  id: z.string(),
  workDate: z.string(),
  /** Null: people without a site. */
  siteId: z.string().nullable(),
  site: z.string().nullable(),
  /** People with a plan for the day. */
  planned: z.int(),
  /** People who punched in. */
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  leave: z.int(),
  remote: z.int(),
  /** Minutes. */
  worked: z.int(),
  overtime: z.int(),
  /** Days to put right. */
  exceptions: z.int(),
})
export type SummaryRow = z.output<typeof SummaryRow>

/** One line for each day and site. */
export const attendanceSummary = endpoint({
  method: 'GET',
  path: '/api/attendance/summary',
  summary:
    'Each day at each site: how many were planned, came, were late, absent, on leave or remote, and what is to be put right',
  input: z.object({
    from: optionalDay('From'),
    until: optionalDay('Until'),
    site: siteFilter,
    sort: sortBy(SUMMARY_SORTS, '-day'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({ days: z.array(SummaryRow), ...pageFacts, page: z.int() }),
})
