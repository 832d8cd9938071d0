import { z } from 'zod'
import { RESERVED } from '../../../countries/professions.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'
import { Card } from '../../job-board/jobs/contract.ts'
import { INTERESTS } from '../interests/interests.rules.ts'
import { STANDS } from './paths.rules.ts'

const limit = { max: 600, minutes: 60, per: 'session' } as const
const stand = z.enum(STANDS, { error: `Stand must be one of ${STANDS.join(', ')}` })
const WRONG = 'Occupation must be one of the list'
const occupation = z
  .number({ error: WRONG })
  .int({ error: WRONG })
  .min(1, { error: WRONG })
  .max(2_147_483_647, { error: WRONG })
const country = optionalText('Country', 2)

const Choice = z.object({
  id: z.string(),
  occupation: z.int(),
  title: z.string(),
  stand,
  reason: z.string().nullable(),
  plan: z.string().nullable(),
})
export type CareerChoice = z.output<typeof Choice>
const Choices = z.object({ choices: z.array(Choice) })

const Path = z.object({
  occupation: z.int(),
  title: z.string(),
  /** Skill levels of its group in ISCO-08, 1 to 4. */
  levels: z.array(z.int()),
  /** How much preparation is usual for what is called exactly so in the United States: O*NET's job zone, 1 to 5. Null: it knows no such title, or not one zone for it. */
  zone: z.int().nullable(),
  /** The country's law keeps the work, or its name, to those who are registered. Null: nothing is on file, which says nothing. */
  licence: z
    .object({
      reserved: z.enum(RESERVED),
      authority: z.string(),
      statute: z.string(),
      source: z.object({ title: z.string(), url: z.string().nullable(), checkedOn: z.string() }),
    })
    .nullable(),
  /** Digits of the group it shares with the present occupation, 0 to 4. */
  tier: z.int(),
  shared: z.array(z.string()),
  missing: z.array(z.object({ skill: z.string(), learning: z.boolean() })),
  /** Open jobs in the country, and in the others. */
  jobs: z.int(),
  elsewhere: z.array(z.object({ country: z.string(), jobs: z.int() })),
  /** The most a month that adverts here say: half of them lie between. Null: fewer than five say it. */
  pay: z
    .object({ low: z.string(), high: z.string(), symbol: z.string(), decimals: z.int(), adverts: z.int() })
    .nullable(),
  parts: z.object({ skills: z.int(), related: z.int(), demand: z.int() }),
  points: z.int(),
  /** The kinds of interests of its group, and those of them that lead with the person. A reason to look, no part of the points. Null: none are kept. */
  interests: z.object({ of: z.array(z.enum(INTERESTS)), fits: z.array(z.enum(INTERESTS)) }).nullable(),
  choice: Choice.nullable(),
})
export type CareerPath = z.output<typeof Path>

export const listCareerPaths = endpoint({
  method: 'GET',
  path: '/api/seeker/career-paths',
  summary: 'Occupations that one’s skills are near to, with what is shared, what is missing and how many jobs are open',
  input: z.object({ country }),
  output: z.object({
    current: Choice.nullable(),
    /** What their occupation may be, where they have not said. */
    guesses: z.array(z.object({ id: z.int(), title: z.string() })),
    country: z.string(),
    countries: z.array(z.string()),
    held: z.int(),
    paths: z.array(Path),
  }),
  limit,
})

export const listCareerJobs = endpoint({
  method: 'GET',
  path: '/api/seeker/career-jobs',
  summary: 'The open jobs of an occupation in a country, the newest first, up to fifty',
  input: z.object({ occupation: z.coerce.number({ error: WRONG }).pipe(occupation), country }),
  output: z.object({ jobs: z.array(Card), total: z.int() }),
  limit,
})

export const listCareerChoices = endpoint({
  method: 'GET',
  path: '/api/seeker/career-choices',
  summary: 'What one said of occupations: the present one, the goal, those kept and those that are not for one',
  input: z.object({}),
  output: Choices,
})

export const saveCareerChoice = endpoint({
  method: 'PUT',
  path: '/api/seeker/career-choices',
  summary: 'Say what an occupation is to one: the present one, the goal, kept, or not for one',
  input: z.object({
    occupation,
    stand,
    reason: optionalText('Reason', 300),
    plan: optionalText('Plan', 2_000),
  }),
  output: Choices,
  limit,
})

export const removeCareerChoice = endpoint({
  method: 'DELETE',
  path: '/api/seeker/career-choices/:id',
  summary: 'Take back what one said of an occupation',
  input: z.object({ id: uuid('Choice') }),
  output: Choices,
  limit,
})
