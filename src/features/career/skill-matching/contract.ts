import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { Card } from '../../job-board/jobs/contract.ts'
import { LONGEST_SKILL, STANDS } from './skills.rules.ts'
import { SKILL_JOB_SORTS, VERDICTS } from './verdict.rules.ts'

const limit = { max: 600, minutes: 60, per: 'session' } as const

const Evidence = z.discriminatedUnion('source', [
  z.object({ source: z.literal('cv'), text: z.string(), shown: z.boolean() }),
  z.object({ source: z.literal('profile'), years: z.number().nullable() }),
  z.object({
    source: z.literal('test'),
    test: z.string(),
    attempt: z.string(),
    score: z.number(),
    band: z.number(),
    /** Whether it counts: its person has said so. */
    counts: z.boolean(),
    day: z.string(),
  }),
  z.object({ source: z.literal('own'), note: z.string().nullable() }),
])
const stand = z.enum(STANDS, { error: `Stand must be one of ${STANDS.join(', ')}` })
const Skill = z.object({
  key: z.string(),
  label: z.string(),
  said: z.object({ id: z.string(), stand, note: z.string().nullable(), first: z.boolean() }).nullable(),
  evidence: z.array(Evidence),
  months: z.number().nullable(),
  /** Jobs are found by it. */
  isHeld: z.boolean(),
})
export type KnownSkill = z.output<typeof Skill>
const Skills = z.object({
  skills: z.array(Skill),
  /** Where they were read from. */
  from: z.object({ cv: z.boolean(), profile: z.boolean() }),
})

export const readMySkills = endpoint({
  method: 'GET',
  path: '/api/seeker/skills',
  summary: 'The skills that are known of oneself, each with where it is known from and what one said of it',
  input: z.object({}),
  output: Skills,
  limit,
})

export const saySkill = endpoint({
  method: 'PUT',
  path: '/api/seeker/skills',
  summary: 'Confirm, add, deny or hide a skill of one’s own, or note that one is learning it',
  input: z.object({
    skill: requiredText('Skill', LONGEST_SKILL).refine((s) => /[\p{L}\p{N}]/u.test(s), {
      error: 'Skill must have a letter or a digit',
    }),
    stand,
    note: optionalText('Note', 500),
    /** Jobs that ask it come first where one orders them so. */
    first: z.boolean({ error: 'First must be yes or no' }).default(false),
  }),
  output: Skills,
  limit,
})

export const forgetSkill = endpoint({
  method: 'DELETE',
  path: '/api/seeker/skills/:id',
  summary: 'Take back what one said of a skill: it stands again as the CV and the profile have it',
  input: z.object({ id: uuid('Skill') }),
  output: Skills,
  limit,
})

const country = optionalText('Country', 2)
const Line = z.object({
  text: z.string(),
  verdict: z.enum(VERDICTS),
  held: z.array(z.object({ label: z.string(), evidence: z.array(Evidence) })),
  missing: z.array(z.string()),
  years: z.number().nullable(),
  months: z.number().nullable(),
})
const Match = z.object({
  id: z.string(),
  job: Card,
  /** Skills it asks, and how many of them are not held. */
  needs: z.int(),
  gap: z.int(),
  /** Must-haves in which no skill could be read. */
  unread: z.int(),
  /** What of the skills it asks one puts first: why it stands where it does in that order. */
  first: z.array(z.string()),
  lines: z.array(Line),
})
export type SkillMatch = z.output<typeof Match>

export const listSkillJobs = endpoint({
  method: 'GET',
  path: '/api/seeker/skill-jobs',
  summary: 'Open jobs by how many of the skills they ask one does not have: none, one or two',
  input: z.object({
    gap: choiceFilter('Gap', ['0', '1', '2']),
    country,
    /** Jobs that this skill alone keeps away. */
    skill: optionalText('Skill', LONGEST_SKILL),
    /** `first`: those that ask most of what one puts first before the others. */
    sort: sortBy(SKILL_JOB_SORTS, 'usual'),
    page: pageNumber(),
    cursor,
    pageSize: pageSize(10, 50),
  }),
  output: z.object({ jobs: z.array(Match), page: z.int(), ...pageFacts }),
  limit,
})

const Unlock = z.object({ key: z.string(), skill: z.string(), jobs: z.int(), learning: z.boolean() })
export type Unlock = z.output<typeof Unlock>

export const readUnlocks = endpoint({
  method: 'GET',
  path: '/api/seeker/skill-unlocks',
  summary: 'How many open jobs are no, one or two skills away, and which single skill opens how many more',
  input: z.object({ country }),
  output: z.object({
    held: z.int(),
    /** Jobs by missing skills: none, one, two. */
    gaps: z.array(z.int()),
    unlocks: z.array(Unlock),
    /** Open jobs that are not read yet, and those in whose must-haves no skill could be read. */
    waiting: z.int(),
    silent: z.int(),
    countries: z.array(z.string()),
  }),
  limit,
})

export const suggestSkills = endpoint({
  method: 'GET',
  path: '/api/seeker/skill-suggestions',
  summary: 'Skills that are called like what is typed',
  input: z.object({ search: requiredText('Search', 80) }),
  output: z.object({ skills: z.array(z.string()) }),
  limit: { max: 1_200, minutes: 60, per: 'session' },
})
