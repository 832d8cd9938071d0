import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'

/** Read at the top level by the specification. */
export const currentSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription/current',
  summary: 'The plan a job seeker has',
  input: z.object({}),
  output: z.object({
    plan_name: z.string(),
    subscription_tier: z.enum(['free', 'premium', 'premium_plus']),
    subscription_status: z.string(),
    expires_at: z.string().nullable(),
  }),
  envelope: false,
})
