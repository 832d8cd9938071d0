import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { isEmail, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { CV_BYTES } from '../../matching/cv-reading/limits.rules.ts'

const base = '/api/company/applicant-import'

export const sendCv = endpoint({
  method: 'POST',
  path: `${base}/cvs`,
  summary:
    'Hand in the CV of somebody who is to be brought along. It is read in a job, and goes after two days if nobody was made of it',
  input: z.object({ name: optionalText('File name', 500) }),
  output: z.object({ id: z.string(), name: z.string() }),
  status: 201,
  upload: true,
  bodyLimit: CV_BYTES,
  limit: { max: 2_000, minutes: 60, per: 'company' },
})

export const readSentCv = endpoint({
  method: 'GET',
  path: `${base}/cvs/:id`,
  summary: 'Whose CV it is, as far as a program can read: for a person to check',
  input: z.object({ id: uuid('CV') }),
  output: z.object({
    state: z.enum(['reading', 'read', 'failed']),
    problem: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
})

/** Who somebody is, as a row of a file or a form says it. */
export const applicantFields = {
  name: requiredText('Name', 160),
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .toLowerCase()
    .refine(isEmail, { error: 'Invalid email format' }),
  phone: optionalText('Phone', 40).refine((s) => s === null || /^\+?[\d\s().-]{6,40}$/.test(s), {
    error: 'Phone must be a telephone number',
  }),
  note: optionalText('Note', 4_000),
}

/** What is said once for everybody who is brought along. */
export const importOptionFields = {
  jobId: uuid('Job'),
  source: z
    .string({ error: 'Source must be text' })
    .regex(/^[a-z0-9_-]{1,40}$/i, { error: 'Source must be a short name of letters, digits, - and _' })
    .default('import'),
  /** Stands with the application: without their agreement nothing of them may be kept. */
  agreed: requiredText('How they agreed', 300, 'Say how these people agreed that you keep their application'),
  language: z.enum(LANGUAGE_CODES, { error: `Language must be one of ${LANGUAGE_CODES.join(', ')}` }).default('en'),
  /** They are written to that their application is there, with a link of their own. */
  tell: z.boolean({ error: 'Tell them must be yes or no' }).default(true),
}

export const importApplicant = endpoint({
  method: 'POST',
  path: `${base}/applicants`,
  summary: 'Make an application of somebody who applied elsewhere; the same row of the same file makes one',
  input: z.object({
    ...importOptionFields,
    /** Chosen by whoever sends; what is taken back is taken back by it. */
    batch: uuid('Import'),
    row: z
      .int({ error: 'Row must be a whole number' })
      .min(1, { error: 'Row must be 1 or more' })
      .max(100_000, { error: 'Row must be at most 100000' }),
    /** The file they came in: what the import is called in the history. */
    fileName: optionalText('File name', 255).optional(),
    ...applicantFields,
    cvId: z
      .union([z.null(), uuid('CV')], { error: 'CV is not an identifier' })
      .optional()
      .transform((v) => v ?? null),
  }),
  output: z.object({
    /** `going`: they have an application for this job that goes on; nothing was changed. */
    result: z.enum(['added', 'going']),
    applicationId: z.string(),
  }),
  status: 201,
  limit: { max: 5_000, minutes: 60, per: 'company' },
})

export const undoApplicantImport = endpoint({
  method: 'POST',
  path: `${base}/:batch/take-back`,
  summary: 'Take back whom an import brought along; whoever something was done with since stays',
  input: z.object({ batch: uuid('Import') }),
  output: z.object({ removed: z.int(), kept: z.int() }),
  limit: { max: 60, minutes: 60, per: 'company' },
})
