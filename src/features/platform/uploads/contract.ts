import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'

export const readStorage = endpoint({
  method: 'GET',
  path: '/api/company/storage',
  summary: 'How much room the company’s files take up, by what they are for, and how much there is',
  input: z.object({}),
  output: z.object({
    usedBytes: z.int(),
    mostBytes: z.int(),
    purposes: z.array(z.object({ purpose: z.string(), files: z.int(), bytes: z.int() })),
  }),
})
