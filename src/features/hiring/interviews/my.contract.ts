import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { Filled, Interview } from './contract.ts'
import { KINDS } from './rules.ts'

const id = uuid('Interview')

const Listed = z.object({
  id: z.string(),
  candidate: z.string(),
  job: z.string(),
  startsAt: z.string(),
  minutes: z.int(),
  zone: z.string(),
  kind: z.enum(KINDS),
  place: z.string(),
  /** Not over yet. */
  coming: z.boolean(),
  /** Over, and the caller’s scorecard is not in. */
  due: z.boolean(),
  handedIn: z.boolean(),
})
export type MyInterview = z.output<typeof Listed>

export const listOwn = endpoint({
  method: 'GET',
  path: '/api/my-interviews',
  summary: 'The interviews that an employee holds or held in the last half year',
  input: z.object({}),
  output: z.object({ interviews: z.array(Listed) }),
})

const Kit = z.object({
  interview: Interview.omit({ slots: true, answer: true, reason: true, actions: true, version: true }),
  candidate: z.string(),
  job: z.object({
    title: z.string(),
    description: z.string(),
    mustHave: z.array(z.string()),
    niceToHave: z.array(z.string()),
  }),
  /** Whether the application goes on; over, its papers are closed. */
  open: z.boolean(),
  answers: z.array(z.object({ ask: z.string(), kind: z.string(), values: z.array(z.string()) })),
  cv: z.object({ name: z.string(), type: z.string() }).nullable(),
})
export type MyKit = z.output<typeof Kit>

export const openOwn = endpoint({
  method: 'GET',
  path: '/api/my-interviews/:id',
  summary: 'An interview that an employee holds, with what they need for it (logged)',
  input: z.object({ id }),
  output: z.object({ kit: Kit }),
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const readOwnCv = endpoint({
  method: 'GET',
  path: '/api/my-interviews/:id/cv',
  summary: 'The CV of whoever is interviewed, as it was sent (logged)',
  input: z.object({ id }),
  output: z.string(),
  limit: { max: 200, minutes: 60, per: 'session' },
})

export const saveOwnCard = endpoint({
  method: 'PUT',
  path: '/api/my-interviews/:id/scorecard',
  summary: 'Keep or hand in one’s own scorecard; handed in, it stays and the others’ are shown',
  input: Filled,
  output: z.object({ kit: Kit }),
  limit: { max: 600, minutes: 60, per: 'session' },
})
