import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'

/** Which developer tools the caller may use. Empty where developer mode is off, whatever an address says. */
export const developerTools = endpoint({
  method: 'GET',
  path: '/api/developer',
  summary: 'The developer tools the caller may use on this server',
  input: z.object({}),
  output: z.object({
    developer: z.boolean(),
    tools: z.array(z.enum(['outbox', 'debug-panel', 'test-db'])),
  }),
})
