import { z } from 'zod'
import { optionalText, requiredText, text } from '../../../shared/fields.ts'
import { WORK_MODES } from '../../adverts/content/kinds.rules.ts'
import { AUTHORISATIONS, VISIBILITIES } from './person.rules.ts'
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

/** What somebody says of themselves, as they save it. */
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
