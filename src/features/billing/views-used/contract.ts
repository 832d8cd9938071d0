import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText } from '../../../shared/fields.ts'
import { COMPANY_PRODUCTS } from '../payments/bills.rules.ts'
import { VIEW_DAYS } from './views.rules.ts'

export const countView = endpoint({
  method: 'POST',
  path: '/api/company/plan/views',
  summary: `Note that a view was opened in the company today; not by whom. Kept for ${VIEW_DAYS} days`,
  whileReadOnly: true,
  input: z.object({
    /** The address of the screen with the names of its parts: /dashboard/jobs/$id. */
    view: requiredText('View', 120),
  }),
  output: z.object({ counted: z.boolean() }),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const readViewsUsed = endpoint({
  method: 'GET',
  path: '/api/company/plan/views',
  summary: `The views that the company used in the last ${VIEW_DAYS} days, and how many of them only one plan has`,
  input: z.object({}),
  output: z.object({
    views: z.array(
      z.object({
        view: z.string(),
        /** On how many of the days somebody opened it. */
        days: z.number(),
        onlyIn: z.enum(COMPANY_PRODUCTS).nullable(),
      }),
    ),
    /** How many of those views each plan alone has. */
    only: z.array(z.object({ product: z.enum(COMPANY_PRODUCTS), views: z.number() })),
  }),
})
