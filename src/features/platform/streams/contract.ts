import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'

/** Followed at once over one connection. A page follows the bell and what it shows. */
export const MOST_PARTS = 12

export const followStreams = endpoint({
  method: 'GET',
  path: '/api/stream',
  summary:
    'Several event streams over one connection: `of` holds their addresses, separated by spaces; each event says which one it is of',
  input: z.object({
    of: z
      .string({ error: 'Say which streams to follow.' })
      .max(8_000, { error: 'Too many streams at once.' })
      .transform((text) => [...new Set(text.split(' ').filter(Boolean))])
      .refine((addresses) => addresses.length <= MOST_PARTS, { error: 'Too many streams at once.' }),
  }),
  output: z.object({ of: z.string(), event: z.unknown().optional(), over: z.literal(true).optional() }),
})
