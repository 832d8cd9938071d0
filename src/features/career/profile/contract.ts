import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { CV_BYTES } from '../../matching/cv-reading/limits.rules.ts'
import { ReadCv } from '../../matching/cv-reading/read.contract.ts'
import { ProfileInput } from '../../matching/profile/profile.contract.ts'

export { ProfileInput } from '../../matching/profile/profile.contract.ts'

const Profile = ProfileInput.extend({
  placeName: z.string(),
  country: z.string().nullable(),
})
export type Profile = z.output<typeof Profile>

const Person = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })

export const Cv = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  status: z.enum(['waiting', 'reading', 'read', 'failed']),
  pages: z.int(),
  pagesDone: z.int(),
  fromPicture: z.boolean(),
  problem: z.string().nullable(),
  createdAt: z.string(),
})
export type Cv = z.output<typeof Cv>

const Completeness = z.object({ done: z.int(), of: z.int(), missing: z.array(z.string()) })

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/seeker/profile',
  summary: 'What a job seeker tells of themself, and what would help matching',
  input: z.object({}),
  output: z.object({ person: Person, profile: Profile, version: z.int(), completeness: Completeness }),
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/seeker/profile',
  summary: 'Save the profile whole; version is the one that was read',
  input: ProfileInput.extend({
    version: z
      .int({ error: 'Version must be a whole number' })
      .min(0, { error: 'Version must be 0 or more' })
      .max(1_000_000_000, { error: 'Version must be at most 1000000000' }),
  }),
  output: z.object({ profile: Profile, version: z.int(), completeness: Completeness }),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const exportProfile = endpoint({
  method: 'GET',
  path: '/api/seeker/profile/export',
  summary: 'Everything kept about a job seeker, as one JSON file',
  input: z.object({}),
  output: z.string(),
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const listCvs = endpoint({
  method: 'GET',
  path: '/api/seeker/cvs',
  summary: 'The CVs of a job seeker, with how far each is read',
  input: z.object({}),
  output: z.object({ cvs: z.array(Cv) }),
})

export const addCv = endpoint({
  method: 'POST',
  path: '/api/seeker/cvs',
  summary: 'Keep a CV (PDF, DOCX, PNG or JPEG, at most 10 MB and 30 pages) and read it; the same file is kept once',
  input: z.object({ name: optionalText('File name', 500) }),
  output: z.object({ cv: Cv, duplicate: z.boolean() }),
  status: 201,
  upload: true,
  bodyLimit: CV_BYTES,
  limit: { max: 40, minutes: 60, per: 'session' },
})

const id = uuid('CV')

export const readOneCv = endpoint({
  method: 'GET',
  path: '/api/seeker/cvs/:id',
  summary: 'What was read from a CV: each field with how sure it is and where it stands',
  input: z.object({ id }),
  output: z.object({ cv: Cv, read: ReadCv.nullable() }),
})

export const readCvAgain = endpoint({
  method: 'POST',
  path: '/api/seeker/cvs/:id/read',
  summary: 'Read a CV again that could not be read',
  input: z.object({ id }),
  output: z.object({ cv: Cv }),
  limit: { max: 20, minutes: 60, per: 'session' },
})

export const downloadCv = endpoint({
  method: 'GET',
  path: '/api/seeker/cvs/:id/file',
  summary: 'A CV as it was given',
  input: z.object({ id }),
  output: z.string(),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const removeCv = endpoint({
  method: 'DELETE',
  path: '/api/seeker/cvs/:id',
  summary: 'Remove a CV and everything read from it',
  input: z.object({ id }),
  output: z.object({ removed: z.boolean() }),
})

export const readText = endpoint({
  unlogged: 'changes nothing',
  method: 'POST',
  path: '/api/seeker/profile/read',
  summary: 'What a pasted CV or a JSON Resume comes to, field by field; nothing of it is kept',
  input: z.object({ text: requiredText('Text', 200_000) }),
  output: z.object({
    read: ReadCv,
    /** What a profile has no place for, or could not be understood, by its path in the file. */
    leftOut: z.array(z.string()),
  }),
  limit: { max: 60, minutes: 60, per: 'session' },
})
