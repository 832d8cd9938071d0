import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'

const Hit = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  /** The page that shows it. */
  to: z.string(),
})

export const goTo = endpoint({
  method: 'GET',
  path: '/api/go-to',
  summary:
    'What of the company’s things fits what was typed, by kind, the best of each; only kinds that the caller may see',
  input: z.object({
    text: requiredText('Text', 100),
    language: z.enum(LANGUAGE_CODES, { error: 'There is no such language' }).default('en'),
  }),
  output: z.object({ groups: z.array(z.object({ kind: z.string(), label: z.string(), hits: z.array(Hit) })) }),
  limit: { max: 3000, minutes: 10, per: 'session' },
})
