import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { WORK_MODES } from '../../adverts/content/kinds.rules.ts'
import { CV_BYTES } from '../../matching/cv-reading/limits.rules.ts'
import { ReadCv } from '../../matching/cv-reading/read.contract.ts'
import { AUTHORISATIONS, VISIBILITIES } from './profile.rules.ts'
import { notice, PayWish } from './wish.contract.ts'

const list = <V extends z.ZodType>(label: string, value: V, most: number) =>
  z.array(value, { error: `${label} must be a list` }).max(most, { error: `${label} may hold at most ${most}` })

const month = (label: string) =>
  z
    .union([z.literal('').transform(() => null), z.null(), z.string()], {
      error: `${label} must be a month (YYYY-MM) or a year (YYYY)`,
    })
    .refine((s) => s === null || /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(s), {
      error: `${label} must be a month (YYYY-MM) or a year (YYYY)`,
    })
    .default(null)
const monthOrNow = (label: string) =>
  z
    .union([z.literal('present'), month(label)], {
      error: `${label} must be a month (YYYY-MM), a year (YYYY) or present`,
    })
    .default(null)

const Work = z.object({
  title: requiredText('Job title', 160),
  employer: text('Employer', 160).default(''),
  place: text('Place', 120).default(''),
  from: month('From'),
  to: monthOrNow('Until'),
  lines: list('What you did', text('A line of what you did', 1_000), 40).default([]),
})
const Education = z.object({
  qualification: requiredText('Qualification', 200),
  institution: text('School', 200).default(''),
  from: month('From'),
  to: monthOrNow('Until'),
})
const whole = (label: string, max: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(1, { error: `${label} must be 1 or more` })
    .max(max, { error: `${label} must be at most ${max}` })

const Skill = z.object({
  label: requiredText('Skill', 80),
  skillId: z
    .union([z.null(), whole('Skill', 1_000_000)], { error: 'Skill must be one of the list, or null' })
    .default(null),
  years: z
    .union(
      [
        z.null(),
        z
          .int({ error: 'Years must be a whole number' })
          .min(0, { error: 'Years must be 0 or more' })
          .max(60, { error: 'Years must be at most 60' }),
      ],
      { error: 'Years must be a whole number' },
    )
    .default(null),
})
const Language = z.object({
  code: z
    .string({ error: 'Language code must be text' })
    .regex(/^[a-z]{2,3}$/, { error: 'Language code must be two or three small letters' }),
  label: requiredText('Language', 40),
  level: text('Level', 40).nullable().default(null),
})
const Certificate = z.object({ name: requiredText('Certificate', 200), issued: month('Issued') })
const isLink = (s: string) => URL.canParse(s) && ['http:', 'https:'].includes(new URL(s).protocol)
const Link = z
  .string({ error: 'Link must be text' })
  .trim()
  .max(500, { error: 'Link must be at most 500 characters' })
  .refine(isLink, { error: 'Link must be an address that begins with https://' })
const country = (label: string) =>
  z.string({ error: `${label} must be text` }).regex(/^[A-Z]{2}$/, { error: `${label} must be a code of two letters` })

export const ProfileInput = z.object({
  headline: text('Headline', 160).default(''),
  summary: text('Summary', 2_000).default(''),
  phone: optionalText('Phone', 40),
  placeId: z.union([z.null(), whole('Place', 1_000_000)], { error: 'Place must be one of the list' }).default(null),
  work: list('Work history', Work, 40).default([]),
  education: list('Education', Education, 20).default([]),
  skills: list('Skills', Skill, 150).default([]),
  languages: list('Languages', Language, 20).default([]),
  certificates: list('Certificates', Certificate, 30).default([]),
  links: list('Links', Link, 10).default([]),
  authorisations: list(
    'Right to work',
    z.object({
      country: country('Country'),
      status: z.enum(AUTHORISATIONS, { error: `Right to work must be one of ${AUTHORISATIONS.join(', ')}` }),
    }),
    30,
  ).default([]),
  desired: z
    .object(
      {
        titles: list('Jobs you look for', requiredText('Job you look for', 120), 10).default([]),
        countries: list('Countries', country('Country'), 30).default([]),
        modes: list(
          'Ways of working',
          z.enum(WORK_MODES, { error: `Way of working must be one of ${WORK_MODES.join(', ')}` }),
          3,
        ).default([]),
        pay: z.union([z.null(), PayWish], { error: 'Pay must be an object or null' }).default(null),
        notice,
      },
      { error: 'What you look for must be an object' },
    )
    .default({ titles: [], countries: [], modes: [], pay: null, notice: null }),
  visibility: z
    .enum(VISIBILITIES, { error: `Visibility must be one of ${VISIBILITIES.join(', ')}` })
    .default('private'),
  blocked: list('Employers who never find you', requiredText('Employer', 160), 50).default([]),
})
export type ProfileInput = z.output<typeof ProfileInput>

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
