import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { USAGE } from './usage.rules.ts'

export const readPlanUsage = endpoint({
  method: 'GET',
  path: '/api/seeker/plan/usage',
  summary: 'What one uses of each thing of which the plan lets one keep so many',
  input: z.object({}),
  output: z.object({ usage: z.array(z.object({ of: z.enum(USAGE), used: z.number(), most: z.number() })) }),
})
