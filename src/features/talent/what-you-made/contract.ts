import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'

/** The tools of Premium+ that leave something behind, in the order in which it is shown. */
export const MADE_WITH = [
  'resumes',
  'messages',
  'badges',
  'videos',
  'zones',
  'places',
  'paths',
  'skills',
  'telephone',
] as const
export type MadeWith = (typeof MADE_WITH)[number]

const Item = z.object({
  /** Of the CV, thread, attempt or video; null for what has no page of its own. */
  id: z.string().nullable(),
  title: z.string(),
  /** What somebody wrote about it themselves, or the last message of a thread. */
  note: z.string().nullable(),
  at: z.string().nullable(),
})
const Made = z.object({ made: z.array(z.object({ tool: z.enum(MADE_WITH), items: z.array(Item) })) })
export type Made = z.output<typeof Made>
export type MadeItem = z.output<typeof Item>

export const readWhatYouMade = endpoint({
  method: 'GET',
  path: '/api/seeker/made',
  summary:
    'What somebody has made with the tools of Premium+, whatever plan they have now; tools that hold nothing are left out',
  input: z.object({}),
  output: Made,
})
