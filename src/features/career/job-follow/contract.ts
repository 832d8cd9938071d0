import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'

const Follow = z.object({ following: z.boolean() })
const job = uuid('Job')

export const readFollow = endpoint({
  method: 'GET',
  path: '/api/seeker/follows/:job',
  summary: 'Whether one is written to once when a job opens again or closes',
  input: z.object({ job }),
  output: Follow,
})

export const followJob = endpoint({
  method: 'PUT',
  path: '/api/seeker/follows/:job',
  summary: 'Be written to once when a job that takes no applications opens again or closes; or not any more',
  input: z.object({ job, following: z.boolean({ error: 'Following must be yes or no' }) }),
  output: Follow,
  limit: { max: 120, minutes: 60, per: 'session' },
})
