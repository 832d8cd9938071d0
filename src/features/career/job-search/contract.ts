import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { searchJobs, withRadius } from '../../job-board/jobs/contract.ts'
import { NAMES } from '../../job-board/jobs/query.rules.ts'
import { EVERY } from '../../platform/lists/searches.rules.ts'
import { MARKED } from './rules.ts'

const id = uuid('Search')
const every = z.union(
  EVERY.map((n) => z.literal(n)),
  { error: 'How often must be 0, 1 or 7 days' },
)

/** What the address of the list says; judged as the list judges it. */
const query = z
  .object(
    Object.fromEntries(
      NAMES.map((name) => [
        name,
        z
          .string({ error: 'A filter must be text' })
          .max(200, { error: 'A filter must be at most 200 characters' })
          .optional(),
      ]),
    ) as Record<(typeof NAMES)[number], z.ZodOptional<z.ZodString>>,
    { error: 'The search must be an object' },
  )
  .superRefine((given, check) => {
    const judged = searchJobs.input.safeParse(given)
    for (const issue of judged.error?.issues ?? []) check.addIssue({ code: 'custom', message: issue.message })
  })

const Search = z.object({
  id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  every: z.int(),
  /** Jobs posted since they last looked, of the newest fifty. */
  fresh: z.int(),
  seenAt: z.string(),
})
export type SavedSearch = z.output<typeof Search>
const Searches = z.object({ searches: z.array(Search) })

export const listSearches = endpoint({
  method: 'GET',
  path: '/api/seeker/searches',
  summary: 'One’s saved searches, with how many jobs are new in each',
  input: z.object({}),
  output: Searches,
})

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/seeker/searches',
  summary: 'Keep a search, and be written to about new jobs in it',
  input: z.object({ name: requiredText('Name', 80), query, every: every.default(1) }),
  output: Searches,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const changeSearch = endpoint({
  method: 'PUT',
  path: '/api/seeker/searches/:id',
  summary: 'Rename a saved search, say how often it writes, or note that its jobs were looked at',
  input: z.object({
    id,
    name: requiredText('Name', 80).optional(),
    every: every.optional(),
    seen: z.boolean({ error: 'Seen must be yes or no' }).default(false),
  }),
  output: Searches,
})

export const removeSearch = endpoint({
  method: 'DELETE',
  path: '/api/seeker/searches/:id',
  summary: 'Give up a saved search',
  input: z.object({ id }),
  output: Searches,
})

const Marks = z.object({
  saved: z.array(z.string()),
  hidden: z.array(z.string()),
  /** Companies none of whose jobs are shown; `job` is one of theirs, by which they are shown again. */
  companies: z.array(z.object({ slug: z.string(), name: z.string(), job: z.string().nullable() })),
})

export const listMarks = endpoint({
  method: 'GET',
  path: '/api/seeker/marks',
  summary: 'Jobs one set aside, the newest first, and jobs one does not want to see',
  input: z.object({}),
  output: Marks,
})

export const searchSeekerJobs = endpoint({
  method: 'GET',
  path: '/api/seeker/jobs',
  summary: 'The search of published jobs without what one hides, or only what one set aside',
  input: searchJobs.input.in
    .safeExtend({
      marked: z
        .union([z.literal(''), z.enum(MARKED)], { error: `Marked must be one of ${MARKED.join(', ')}` })
        .optional()
        .transform((v) => v || null),
    })
    .transform(withRadius),
  /** `hidden`: how many more there are that one hides. */
  output: searchJobs.output.extend({ hidden: z.int() }),
  limit: { max: 600, minutes: 5, per: 'session' },
})

export const markJob = endpoint({
  method: 'PUT',
  path: '/api/seeker/marks/:job',
  summary: 'Set a job aside, hide it, or neither',
  input: z.object({
    job: uuid('Job'),
    kind: z.enum(['saved', 'hidden', 'none'], { error: 'Kind must be one of saved, hidden, none' }),
  }),
  output: Marks,
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const markEmployer = endpoint({
  method: 'PUT',
  path: '/api/seeker/marks/:job/company',
  summary: 'Hide all jobs of the company of a job, or show them again',
  input: z.object({ job: uuid('Job'), hidden: z.boolean({ error: 'Hidden must be yes or no' }) }),
  output: Marks,
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const lookAt = endpoint({
  unlogged: 'what somebody looked at is kept in one row for each job, and in no log',
  method: 'POST',
  path: '/api/seeker/looks',
  summary:
    'Notes that a page of a search is looked at; says when it was looked at before, how far, and how many are new since',
  input: z.object({
    query,
    page: z
      .int({ error: 'Page must be a whole number' })
      .min(1, { error: 'Page must be 1 or more' })
      .max(1_000, { error: 'Page must be at most 1000' })
      .default(1),
  }),
  output: z.object({
    /** Null: never before, or not within ninety days. */
    before: z.string().nullable(),
    /** Jobs posted since then, of the newest fifty. */
    fresh: z.int(),
    /** Pages they had seen by then, from the first on. */
    pages: z.int(),
  }),
  limit: { max: 1200, minutes: 60, per: 'session' },
})

export const visitHome = endpoint({
  unlogged: 'says only when somebody was last here',
  method: 'POST',
  path: '/api/seeker/visit',
  summary: 'Notes that one’s home is open; says when it was open before',
  input: z.object({}),
  output: z.object({ since: z.string().nullable() }),
  limit: { max: 600, minutes: 60, per: 'session' },
})

/** Mail programs post to the address of the header with a form of their own (RFC 8058). */
export const stopAlert = endpoint({
  method: 'POST',
  path: '/api/job-alerts/:id/stop/:token',
  summary: 'End the letters of a saved search, with one click',
  input: z.object({ id, token: requiredText('Token', 100, 'The link is not whole. Open it from the e-mail again.') }),
  output: z.object({}),
  oneClick: true,
  limit: { max: 60, minutes: 60, per: 'address' },
})

export const waiting = endpoint({
  method: 'GET',
  path: '/api/seeker/waiting',
  summary: 'What waits for an answer of one’s own: times to choose, offers to answer; and interviews to come',
  input: z.object({}),
  output: z.object({
    waiting: z.array(
      z.object({
        kind: z.enum(['chooseTime', 'answerOffer', 'interview']),
        applicationId: z.string(),
        title: z.string(),
        company: z.string(),
        /** Instant of an interview, or the last day of an offer. */
        at: z.string().nullable(),
      }),
    ),
  }),
})
