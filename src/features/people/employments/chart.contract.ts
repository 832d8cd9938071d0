import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { cursor, pageFacts, pageSize } from '../../../shared/list.ts'

const ChartPerson = z.object({
  id: z.string(),
  name: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  /** How many report to them directly. */
  reports: z.int(),
})
export type ChartPerson = z.output<typeof ChartPerson>

export const orgChart = endpoint({
  method: 'GET',
  path: '/api/company/org-chart',
  summary:
    'One level of the org chart: who reports to a person today, or to nobody; those with reports of their own first',
  input: z.object({ managerId: uuid('Manager').optional(), cursor, pageSize: pageSize() }),
  output: z.object({ people: z.array(ChartPerson), ...pageFacts }),
})
