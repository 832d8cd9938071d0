import { z } from 'zod'
import { text } from '../../../shared/fields.ts'
import { CV_LANGUAGES, SECTIONS } from './kinds.rules.ts'

const list = <V extends z.ZodType>(label: string, value: V, most: number) =>
  z.array(value, { error: `${label} must be a list` }).max(most, { error: `${label} may hold at most ${most}` })

const said = (label: string, most: number) => text(label, most).default('')
const month = (label: string) =>
  z
    .string({ error: `${label} must be a month (YYYY-MM) or a year (YYYY)` })
    .regex(/^$|^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/, {
      error: `${label} must be a month (YYYY-MM) or a year (YYYY)`,
    })
    .default('')
const newPage = z.boolean({ error: 'New page must be yes or no' }).default(false)
const isLink = (given: string) => URL.canParse(given) && ['http:', 'https:'].includes(new URL(given).protocol)
const link = said('Link', 500).refine((given) => given === '' || isLink(given), {
  error: 'Link must be an address that begins with https://',
})
const SectionShown = z.object(
  {
    key: z.enum(SECTIONS, { error: `Section must be one of ${SECTIONS.join(', ')}` }),
    shown: z.boolean({ error: 'Shown must be yes or no' }),
  },
  { error: 'Section must be an object' },
)

const Basics = z.object(
  {
    name: said('Name', 160),
    label: said('Headline', 160),
    email: said('Email', 254),
    phone: said('Phone', 40),
    summary: said('Summary', 2_000),
    location: z
      .object({ city: said('City', 120), countryCode: said('Country', 2) }, { error: 'Location must be an object' })
      .default({ city: '', countryCode: '' }),
    profiles: list('Links', z.object({ url: link }), 10).default([]),
  },
  { error: 'Basics must be an object' },
)

const Work = z.object({
  name: said('Employer', 160),
  position: said('Job title', 160),
  location: said('Place', 120),
  startDate: month('From'),
  /** Empty beside a beginning: goes on. */
  endDate: month('Until'),
  highlights: list('What you did', text('A line of what you did', 1_000), 40).default([]),
  newPage,
})

const Education = z.object({
  institution: said('School', 200),
  studyType: said('Qualification', 200),
  startDate: month('From'),
  endDate: month('Until'),
  newPage,
})

/** A CV in the shape of JSON Resume (schema 1.0.0); `newPage`, `sections` and `language` alone are ours, and leave with no export. */
export const Resume = z.object(
  {
    basics: Basics,
    work: list('Work history', Work, 40).default([]),
    education: list('Education', Education, 20).default([]),
    skills: list('Skills', z.object({ name: said('Skill', 120) }), 150).default([]),
    languages: list('Languages', z.object({ language: said('Language', 40), fluency: said('Level', 40) }), 20).default(
      [],
    ),
    certificates: list('Certificates', z.object({ name: said('Certificate', 200), date: month('Issued') }), 30).default(
      [],
    ),
    /** In the order they stand in. */
    sections: list('Sections', SectionShown, SECTIONS.length).default([]),
    /** Of its headings, months and the word for what goes on; what somebody wrote stays as they wrote it. */
    language: z
      .enum(CV_LANGUAGES, { error: `Language of the CV must be one of ${CV_LANGUAGES.join(', ')}` })
      .default('en'),
  },
  { error: 'Document must be an object' },
)
export type Resume = z.output<typeof Resume>
export type ResumeWork = Resume['work'][number]
