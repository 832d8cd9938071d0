import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter as choice, cursor, pageFacts, pageNumber, pageSize } from '../../../shared/list.ts'
import { JobName } from '../jobs/label.contract.ts'
import { OUTCOMES, STAGE_KINDS } from '../jobs/stages.rules.ts'
import { FIGURE_FILTERS } from './behind.rules.ts'
import { GROUPS, OUTCOME_FILTERS, SORTS } from './filters.rules.ts'

const optionalId = (label: string) =>
  z
    .union([z.literal(''), uuid(label)], { error: `${label} is not an identifier` })
    .optional()
    .transform((v) => v || null)

const optionalInstant = (label: string) =>
  z
    .union([z.literal(''), z.iso.datetime({ error: `${label} is not an instant` })], {
      error: `${label} is not an instant`,
    })
    .optional()
    .transform((v) => v || null)

export const CLOCKS = [
  'reply',
  'asked',
  'promise',
  'outcome',
  'offer',
  'interview',
  'feedback',
  'hold',
  'stage',
] as const

/** Which applications; the names of those one has not opened are hidden unless asked for. */
const FILTER = {
  job: optionalId('Job'),
  stage: choice('Stage', STAGE_KINDS),
  outcome: choice('Outcome', OUTCOME_FILTERS),
  search: optionalText('Search', 100),
  tag: optionalText('Tag', 40),
  source: optionalText('Source', 40),
  owner: optionalId('Owner'),
  /** Only those that wait for somebody. */
  needs: choice('Needs', ['me']),
  unmet: choice('Unmet', ['some', 'none']),
  /** What a figure of recruitment stands for: when they applied, how far they ever came, what the job is. */
  since: optionalInstant('Since'),
  until: optionalInstant('Until'),
  reached: choice('Reached', STAGE_KINDS),
  department: optionalText('Department', 100),
  country: optionalText('Country', 2),
  /** Of somebody who applied more than once, the application that came furthest. */
  people: choice('People', ['once']),
  behind: choice('Behind', FIGURE_FILTERS),
  names: choice('Names', ['shown', 'hidden']),
  sort: choice('Sort', SORTS),
}

export const Person = z.object({ id: z.string(), name: z.string() })
export const Stage = z.object({ id: z.string(), name: z.string(), kind: z.enum(STAGE_KINDS) })
export const Clock = z.object({ what: z.enum(CLOCKS), due: z.string(), late: z.boolean() })

const Row = z.object({
  id: z.string(),
  /** The nth of its job: what it is called while the name is hidden. */
  number: z.int(),
  /** Null: hidden until it is opened. */
  name: z.string().nullable(),
  job: z.object({ id: z.string(), title: z.string() }),
  stage: Stage,
  outcome: z.enum(OUTCOMES),
  appliedAt: z.string(),
  lastActivityAt: z.string(),
  seen: z.boolean(),
  clock: Clock.nullable(),
  source: z.string(),
  unmet: z.int(),
  /** Requirements met, of those compared; null: not compared, or people alone look. Assisted: it orders nothing unless somebody chooses it. */
  match: z.object({ met: z.int(), of: z.int() }).nullable(),
  questions: z.int(),
  /** The mean of what interviewers found, 1 to 4, of how many scorecards; null: none that the viewer may see. */
  rating: z.object({ mean: z.number(), of: z.int() }).nullable(),
  tags: z.array(z.string()),
  /** Other people of the company's list with the same telephone number, name or file. */
  duplicates: z.int(),
  owner: Person.nullable(),
  unread: z.int(),
  version: z.int(),
})
export type ApplicationRow = z.output<typeof Row>

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/company/applications',
  summary: 'Applications of the company. Names one has not opened are left out unless asked for',
  input: z.object({ ...FILTER, cursor, page: pageNumber(), pageSize: pageSize() }),
  output: z.object({ applications: z.array(Row), ...pageFacts, page: z.int(), pageSize: z.int() }),
})

export const groupApplications = endpoint({
  method: 'GET',
  path: '/api/company/applications/groups',
  summary: 'The applications of a filter by job, stage, who looks after them or source: how many are in each group',
  input: z.object({ ...FILTER, by: z.enum(GROUPS, { error: `By must be one of ${GROUPS.join(', ')}` }) }),
  output: z.object({
    groups: z.array(
      z.object({
        /** What to narrow the list by; empty: nobody, or no source. */
        key: z.string(),
        name: z.string(),
        count: z.int(),
      }),
    ),
  }),
})

export const readChoices = endpoint({
  method: 'GET',
  path: '/api/company/applications/choices',
  summary: 'What the list of applications can be narrowed and changed by: jobs, stages, reasons, people, tags, sources',
  input: z.object({}),
  output: z.object({
    jobs: z.array(JobName.extend({ count: z.int(), open: z.boolean() })),
    stages: z.array(Stage.extend({ pipelineId: z.string() })),
    reasons: z.array(z.object({ id: z.string(), name: z.string(), phrase: z.string() })),
    people: z.array(Person),
    tags: z.array(z.string()),
    sources: z.array(z.string()),
    all: z.int(),
  }),
})

export const ids = z
  .array(uuid('Application'), { error: 'Choose the applications.' })
  .min(1, { error: 'Choose the applications.' })
  .max(500, { error: 'At most 500 applications at once.' })

const tags = z
  .array(requiredText('Tag', 40), { error: 'Tags must be a list' })
  .max(10, { error: 'At most 10 tags at once' })
  .default([])

export const labelApplications = endpoint({
  method: 'POST',
  path: '/api/company/applications/label',
  summary: 'Tag the people of applications, or say who looks after them',
  input: z.object({
    ids,
    addTags: tags,
    removeTags: tags,
    /** Left out: as it is. Null: nobody. */
    ownerId: z.union([z.null(), uuid('Owner')], { error: 'Owner is not an identifier' }).optional(),
  }),
  output: z.object({
    changed: z.array(z.string()),
    tagged: z.array(z.string()),
    /** Who looked after those that were given to somebody else: what takes it back. */
    owned: z.array(z.object({ id: z.string(), ownerId: z.string().nullable() })),
  }),
  limit: { max: 3_000, minutes: 60, per: 'company' },
})

export const exportApplications = endpoint({
  method: 'POST',
  path: '/api/company/applications/export',
  whileReadOnly: true,
  summary: 'The applications of a filter as CSV, with the reason for it in the log',
  input: z.object({ ...FILTER, reason: requiredText('Reason', 300, 'Say what the file is for') }),
  output: z.string(),
  limit: { max: 60, minutes: 60, per: 'company' },
})
