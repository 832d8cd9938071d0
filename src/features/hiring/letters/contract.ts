import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { LETTER_LANGUAGES } from '../../platform/messages/languages.rules.ts'
import { VARIABLES } from './gaps.rules.ts'
import { PURPOSES } from './rules.ts'

const purpose = z.enum(PURPOSES, { error: `Purpose must be one of ${PURPOSES.join(', ')}` })
const language = z.enum(LETTER_LANGUAGES, { error: `Language must be one of ${LETTER_LANGUAGES.join(', ')}` })
const optionalId = (label: string) =>
  z
    .union([z.literal(''), z.null(), uuid(label)], { error: `${label} is not an identifier` })
    .optional()
    .transform((v) => v || null)

const Letter = z.object({
  id: z.string(),
  purpose: z.enum(PURPOSES),
  /** Of a rejection: the reason it is for; null: any. */
  reasonId: z.string().nullable(),
  language: z.enum(LETTER_LANGUAGES),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  version: z.int(),
  retiredAt: z.string().nullable(),
  changedAt: z.string(),
  changedBy: z.string().nullable(),
})
export type Letter = z.output<typeof Letter>

const All = z.object({
  letters: z.array(Letter),
  reasons: z.array(z.object({ id: z.string(), name: z.string(), phrase: z.string() })),
  mayKeep: z.boolean(),
})

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/company/letter-templates',
  summary: 'The company’s own letters to people who applied: by purpose, reason, name and language',
  input: z.object({}),
  output: All,
})

const Words = {
  purpose,
  reasonId: optionalId('Reason'),
  language,
  name: requiredText('Name of the template', 80),
  subject: requiredText('Subject', 200),
  body: requiredText('Text', 4000),
}
const limit = { max: 300, minutes: 60, per: 'company' } as const
const id = uuid('Template')
const version = z.int({ error: 'Version must be a whole number' })

export const writeLetter = endpoint({
  method: 'POST',
  path: '/api/company/letter-templates',
  summary: 'Make a letter of the company’s own',
  input: z.object(Words),
  output: All,
  status: 201,
  limit,
})

export const changeLetter = endpoint({
  method: 'PUT',
  path: '/api/company/letter-templates/:id',
  summary: 'Change a letter of the company’s own, as it was seen',
  input: z.object({ id, version, ...Words }),
  output: All,
  limit,
})

export const retireLetter = endpoint({
  method: 'POST',
  path: '/api/company/letter-templates/:id/retire',
  summary: 'Take a letter out of use, or back into it',
  input: z.object({ id, version, retired: z.boolean({ error: 'Retired must be yes or no' }) }),
  output: All,
  limit,
})

export const tryLetter = endpoint({
  method: 'POST',
  path: '/api/company/letter-templates/try',
  summary: 'What is wrong with a letter, and how it reads: for an application, or for an example that is made up',
  input: z.object({
    purpose,
    reasonId: optionalId('Reason'),
    language,
    application: optionalId('Application'),
    subject: requiredText('Subject', 200),
    body: requiredText('Text', 4000),
  }),
  output: z.object({
    problems: z.array(z.object({ field: z.enum(['subject', 'body']), sentence: z.string() })),
    subject: z.string(),
    body: z.string(),
    /** What it has no answer for with this application. */
    without: z.array(z.enum(VARIABLES)),
  }),
  limit: { max: 6_000, minutes: 60, per: 'company' },
})
