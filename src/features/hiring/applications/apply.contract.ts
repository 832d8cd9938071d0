import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { isEmail, optionalText, text, uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { MOST_QUESTIONS } from '../../adverts/content/questions.rules.ts'

export const CV_BYTES = 10 * 1024 * 1024
/** A file of that size written as text. */
const CV_TEXT = Math.ceil(CV_BYTES / 3) * 4

export const SentCv = z.object(
  {
    name: text('File name', 255),
    /** Base64. */
    content: z
      .string({ error: 'The CV must be a file written in base64' })
      .max(CV_TEXT, { error: 'The CV may have at most 10 MB' })
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'The CV must be a file written in base64' }),
  },
  { error: 'The CV must be a file with its name' },
)

export const Given = z.object({
  id: text('Question', 40),
  values: z
    .array(text('Answer', 2_000), { error: 'Answers must be a list' })
    .max(12, { error: 'At most 12 answers to one question' }),
  explanation: optionalText('Explanation', 1_000),
})

export const readContact = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/contact',
  summary: 'Who a CV says it is of, for the form of whoever applies without an account; the file is read and not kept',
  input: z.object({ id: uuid('Job'), cv: SentCv }),
  output: z.object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() }),
  bodyLimit: CV_TEXT + 10_000,
  unlogged: 'reads a file and keeps nothing of it',
  limit: { max: 20, minutes: 60, per: 'address' },
})

export const applyForJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/applications',
  summary: 'Apply for a job, with an account or without; sent twice with the same key it is one application',
  input: z.object({
    id: uuid('Job'),
    /** Chosen by whoever sends. */
    key: uuid('Key'),
    name: z
      .string({ error: 'Say what you are called' })
      .trim()
      .normalize('NFC')
      .min(1, { error: 'Say what you are called' })
      .max(160, { error: 'Name must be at most 160 characters' }),
    /** Of somebody with an account the account's counts. */
    email: z
      .string({ error: 'Email is required' })
      .trim()
      .toLowerCase()
      .refine(isEmail, { error: 'Invalid email format' }),
    phone: optionalText('Phone', 40).refine((s) => s === null || /^\+?[\d\s().-]{6,40}$/.test(s), {
      error: 'Phone must be a telephone number',
    }),
    note: optionalText('Note', 4_000),
    answers: z
      .array(Given, { error: 'Answers must be a list' })
      .max(MOST_QUESTIONS, { error: `At most ${MOST_QUESTIONS} answers` })
      .default([]),
    cv: z.union([z.null(), SentCv], { error: 'The CV must be a file with its name' }).default(null),
    /** Instead of a file, for somebody with an account: one of the CVs they keep here, or their profile. */
    own: z
      .union([z.null(), z.literal('profile'), uuid('CV')], { error: 'Choose one of your CVs or your profile' })
      .default(null),
    consent: z.literal(true, { error: 'Agree to the notice to send your application' }),
    humanOnly: z.boolean({ error: 'Human-only review must be yes or no' }).default(false),
    language: z.enum(LANGUAGE_CODES, { error: `Language must be one of ${LANGUAGE_CODES.join(', ')}` }).default('en'),
    source: z
      .string({ error: 'Source must be text' })
      .regex(/^[a-z0-9_-]{1,40}$/i, { error: 'Source must be a short name' })
      .default('site'),
    /** A box that no person sees: whoever fills it in is a program. */
    website: optionalText('Website', 500),
  }),
  output: z.object({
    job: z.object({ id: z.string(), title: z.string(), company: z.string() }),
    sent: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      note: z.string().nullable(),
      cv: z.string().nullable(),
      answers: z.array(z.object({ ask: z.string(), values: z.array(z.string()) })),
    }),
    /** The day until which a person looks, where that is promised. */
    answerBy: z.string().nullable(),
    /** The application, for somebody who is signed in; the others find it by the link in their mail. */
    applicationId: z.string().nullable(),
  }),
  status: 201,
  bodyLimit: CV_TEXT + 256 * 1024,
  limit: { max: 30, minutes: 60, per: 'address' },
})
