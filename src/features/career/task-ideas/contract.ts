import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { text } from '../../../shared/fields.ts'

const limit = { max: 600, minutes: 60, per: 'session' } as const

export const listTaskOccupations = endpoint({
  method: 'GET',
  path: '/api/seeker/task-occupations',
  summary:
    'Occupations of O*NET that are called so, then those with a title that begins so: all are offered, none is chosen',
  input: z.object({ title: text('Title', 160) }),
  output: z.object({
    occupations: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        /** The title of it that was found: the very one that was asked for, or one that begins so. */
        called: z.string(),
        isExact: z.boolean(),
      }),
    ),
  }),
  limit,
})

export const listTaskIdeas = endpoint({
  method: 'GET',
  path: '/api/seeker/task-ideas',
  summary: 'What those who work in an occupation do, in the words of O*NET (English): ideas, not facts of anybody',
  input: z.object({ occupation: text('Occupation', 10) }),
  output: z.object({ title: z.string(), tasks: z.array(z.string()) }),
  limit,
})
