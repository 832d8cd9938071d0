import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { VERDICTS } from '../../matching/matching/verdict.rules.ts'
import { AIM_PLACES } from './aim.rules.ts'
import { FORMATS, SOURCES, TEMPLATES } from './kinds.rules.ts'
import { READ_PARTS } from './readback.rules.ts'
import { Resume } from './resume.contract.ts'

const id = uuid('CV')
const template = z.enum(TEMPLATES, { error: `Template must be one of ${TEMPLATES.join(', ')}` })
const format = z.enum(FORMATS, { error: `Format must be one of ${FORMATS.join(', ')}` })
const country = z
  .string({ error: 'Country must be text' })
  .regex(/^[A-Z]{2}$/, { error: 'Country must be a code of two letters' })
const revision = (label: string) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(1, { error: `${label} must be 1 or more` })
    .max(1_000_000_000, { error: `${label} must be at most 1000000000` })
const name = requiredText('Name of the CV', 120)

const Stored = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  paper: z.enum(['A4', 'LETTER']),
  /** Whether a photo is left out of a CV in that country, or stands on some. */
  photo: z.enum(['left-out', 'optional']),
  template: z.enum(TEMPLATES),
  revision: z.number(),
  savedAt: z.string(),
  document: Resume,
})
export type StoredResume = z.output<typeof Stored>

export const listResumes = endpoint({
  method: 'GET',
  path: '/api/seeker/resumes',
  summary: 'The CVs somebody has built here',
  input: z.object({}),
  output: z.object({
    most: z.number(),
    resumes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        country: z.string(),
        template: z.enum(TEMPLATES),
        savedAt: z.string(),
      }),
    ),
  }),
})

export const makeResume = endpoint({
  method: 'POST',
  path: '/api/seeker/resumes',
  summary:
    'Begin a CV: with nothing, from the profile, from what was read of an uploaded CV, or from another one built here',
  input: z.object({
    name,
    country,
    from: z.enum(SOURCES, { error: `From must be one of ${SOURCES.join(', ')}` }),
    /** Of the uploaded CV, or of the other one. */
    source: z.union([z.null(), uuid('Source')], { error: 'Source is not an identifier' }).default(null),
  }),
  output: Stored,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const readResume = endpoint({
  method: 'GET',
  path: '/api/seeker/resumes/:id',
  summary: 'A CV with everything in it',
  input: z.object({ id }),
  output: Stored,
})

export const saveResume = endpoint({
  method: 'PUT',
  path: '/api/seeker/resumes/:id',
  summary: 'Save a CV whole; revision is the one that was read',
  unlogged: 'each pause of typing saves; the revisions kept of a CV tell what was before',
  input: z.object({ id, revision: revision('Revision'), name, country, template, document: Resume }),
  output: z.object({
    revision: z.number(),
    savedAt: z.string(),
    paper: z.enum(['A4', 'LETTER']),
    photo: z.enum(['left-out', 'optional']),
  }),
  limit: { max: 1_200, minutes: 60, per: 'session' },
})

export const removeResume = endpoint({
  method: 'DELETE',
  path: '/api/seeker/resumes/:id',
  summary: 'Remove a CV with all its earlier versions',
  input: z.object({ id }),
  output: z.object({ removed: z.boolean() }),
})

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/seeker/resumes/:id/revisions',
  summary: 'Earlier versions of a CV, the newest first',
  input: z.object({ id }),
  output: z.object({
    revisions: z.array(z.object({ revision: z.number(), name: z.string(), savedAt: z.string(), document: Resume })),
  }),
})

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/seeker/resumes/:id/restore',
  summary: 'Make an earlier version the current one; what was current is kept beside the others',
  input: z.object({ id, earlier: revision('Earlier version'), revision: revision('Revision') }),
  output: Stored,
  limit: { max: 120, minutes: 60, per: 'session' },
})

export const readBackResume = endpoint({
  method: 'GET',
  path: '/api/seeker/resumes/:id/reading',
  summary: 'What a program that reads CVs understands of an export, and where its pages begin',
  input: z.object({ id, format: format.default('pdf') }),
  output: z.object({
    revision: z.number(),
    template: z.enum(TEMPLATES),
    pages: z.number(),
    /** Lines of the CV with which a page begins, from the second on. */
    breaks: z.array(z.number()),
    heads: z.object({
      order: z.enum(['titles', 'dates', 'line']),
      nameLabelled: z.boolean(),
      labelled: z.array(z.number()),
      stopped: z.boolean(),
    }),
    isEmpty: z.boolean(),
    differences: z.array(
      z.object({
        part: z.enum(READ_PARTS),
        entry: z.number().nullable(),
        said: z.string(),
        read: z.string().nullable(),
      }),
    ),
    private: z.array(z.string()),
  }),
  limit: { max: 900, minutes: 60, per: 'session' },
})

export const aimResume = endpoint({
  method: 'GET',
  path: '/api/seeker/resumes/:id/aim',
  summary:
    'Which must-haves of an open job a CV shows, which stand in the profile only, and which nowhere; no employer is told',
  input: z.object({ id, job: uuid('Job') }),
  output: z.object({
    title: z.string(),
    met: z.int(),
    of: z.int(),
    lines: z.array(
      z.object({
        text: z.string(),
        verdict: z.enum(VERDICTS),
        place: z.enum(AIM_PLACES),
        /** What of the CV, or of the profile, it was found by. */
        quote: z.string().nullable(),
      }),
    ),
  }),
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const exportResume = endpoint({
  method: 'GET',
  path: '/api/seeker/resumes/:id/file',
  summary: 'A CV as PDF, Word document, plain text or JSON Resume',
  input: z.object({ id, format: format.default('pdf') }),
  output: z.string(),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const useResume = endpoint({
  method: 'POST',
  path: '/api/seeker/resumes/:id/use',
  summary: 'Put the export of a CV among the CVs one applies with, where it is read as any other',
  input: z.object({
    id,
    format: z.enum(['pdf', 'docx'], { error: 'Format must be one of pdf, docx' }).default('pdf'),
  }),
  output: z.object({ cv: z.string(), name: z.string(), duplicate: z.boolean() }),
  status: 201,
  limit: { max: 40, minutes: 60, per: 'session' },
})
