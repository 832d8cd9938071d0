import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { TESTS } from './kinds.rules.ts'

/** What a company reads of a badge its owner shows; `code` leads to the page that confirms it, null where that page would say a name. */
export const BadgeView = z.object({
  test: z.enum(TESTS),
  score: z.number(),
  band: z.number(),
  takenOn: z.string(),
  code: z.string().nullable(),
})
export type BadgeView = z.output<typeof BadgeView>

export const readApplicationBadges = endpoint({
  method: 'GET',
  path: '/api/company/applications/:application/badges',
  summary: 'Badges of skill tests that whoever applied with an account shows; what is hidden stays hidden',
  input: z.object({ application: uuid('Application') }),
  output: z.object({ badges: z.array(BadgeView) }),
})
