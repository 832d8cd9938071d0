import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, optionalText, uuid } from '../../../shared/fields.ts'
import { Person } from './contract.ts'

const id = uuid('Application')
const limit = { max: 3_000, minutes: 60, per: 'company' } as const

export const holdApplications = endpoint({
  method: 'POST',
  path: '/api/company/applications/hold',
  summary: 'Put applications aside until a day, or take them up again; promises and what the law asks go on',
  input: z.object({
    ids: z
      .array(id, { error: 'Choose the applications.' })
      .min(1, { error: 'Choose the applications.' })
      .max(500, { error: 'At most 500 applications at once.' }),
    /** Left out: taken up again. */
    until: optionalDay('Until'),
    why: optionalText('Why', 300),
  }),
  output: z.object({
    results: z.array(z.object({ id: z.string(), why: z.string().nullable() })),
    done: z.int(),
  }),
  limit,
})

/** Asked again and again while somebody works; it runs out by itself. */
export const editApplication = endpoint({
  method: 'POST',
  path: '/api/company/applications/:id/edit',
  summary:
    'Say that one works on an application, or hear who does; with `take` it is taken over, with `leave` given back',
  input: z.object({
    id,
    take: z.boolean({ error: 'Take must be yes or no' }).default(false),
    leave: z.boolean({ error: 'Leave must be yes or no' }).default(false),
  }),
  /** Null: oneself, or nobody. */
  output: z.object({ by: Person.nullable() }),
  limit: { max: 20_000, minutes: 60, per: 'company' },
})

export const readPack = endpoint({
  method: 'GET',
  path: '/api/company/applications/:id/pack',
  summary:
    'Everything that was sent and written with an application as one ZIP: the CV, the answers, the messages (logged)',
  input: z.object({ id }),
  output: z.string(),
  limit: { max: 300, minutes: 60, per: 'company' },
})
