import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { REPORT_REASONS } from '../../job-board/jobs/contract.ts'
import { SIGNS } from './scam.rules.ts'
import {
  BLOCKERS,
  FILE_BYTES,
  LONGEST_MESSAGE,
  PERSON_REPORT_REASONS,
  REPORT_DECISIONS,
  SIDES,
  STARTS_A_WEEK,
} from './talk.rules.ts'

const id = uuid('Thread')
const message = uuid('Message')
const file = uuid('File')
const words = requiredText('Message', LONGEST_MESSAGE, 'Write a message')
const yes = (name: string) => z.boolean({ error: `${name} must be yes or no` })
const side = z.enum(SIDES)

const Summary = z.object({
  id: z.string(),
  /** The company to the person; the person to the company: null while their application is looked at without a name. */
  name: z.string().nullable(),
  job: z.object({ id: z.string(), title: z.string() }),
  /** Of the person, where the thread is about one: the number it has while there is no name. */
  application: z.object({ id: z.string(), number: z.int() }).nullable(),
  last: z.object({ side, words: z.string() }).nullable(),
  lastAt: z.string(),
  unread: z.int(),
  muted: z.boolean(),
  archived: z.boolean(),
  blockedBy: z.enum(BLOCKERS).nullable(),
  flagged: z.boolean(),
})
export type ThreadSummary = z.output<typeof Summary>

const Message = z.object({
  id: z.string(),
  side,
  /** Who of the company wrote it. */
  by: z.string().nullable(),
  words: z.string(),
  /** Whether addresses, numbers or links were left out of the words. */
  masked: z.boolean(),
  signs: z.array(z.enum(SIGNS)),
  at: z.string(),
  /** The other side does not have it yet. */
  isLater: z.boolean(),
  /** Whether the other side has read it; null: not told. */
  read: z.boolean().nullable(),
  files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.int() })),
})
export type DirectMessage = z.output<typeof Message>

const Thread = z.object({
  thread: Summary,
  messages: z.array(Message),
  /** Whether addresses and numbers are shown to both. */
  opened: z.boolean(),
  showsRead: z.boolean(),
  /** How the company answers such threads; null: of too few to tell. */
  answers: z.object({ answered: z.int(), of: z.int() }).nullable(),
  company: z.string(),
  /** The last report of the company, and what became of it; to the person always null. */
  report: z
    .object({
      caseNumber: z.string(),
      at: z.string(),
      decision: z.enum(REPORT_DECISIONS).nullable(),
      why: z.string().nullable(),
    })
    .nullable(),
})
export type DirectThread = z.output<typeof Thread>

const LISTS = ['current', 'archived'] as const
const list = z.enum(LISTS, { error: `List must be one of ${LISTS.join(', ')}` }).default('current')
const send = z.object({
  id,
  words,
  file: file.nullable().default(null),
  sendAt: z
    .union([z.null(), z.iso.datetime({ offset: true })], { error: 'The moment must be a date and time' })
    .default(null),
})
const FileGiven = z.object({ id: z.string(), name: z.string(), bytes: z.int() })
const often = { max: 120, minutes: 60, per: 'session' } as const
const withName = z.object({ id, name: optionalText('File name', 500) })

export const listMyThreads = endpoint({
  method: 'GET',
  path: '/api/seeker/direct-threads',
  summary: 'What one writes with companies, the latest first',
  input: z.object({ list }),
  output: z.object({
    threads: z.array(Summary),
    /** How many one may still begin this week. */
    left: z.int(),
    isPaid: z.boolean(),
  }),
})

export const listStarts = endpoint({
  method: 'GET',
  path: '/api/seeker/direct-starts',
  summary: 'Jobs about which one may write: those applied for, and open ones of companies that take messages',
  input: z.object({ search: optionalText('Search', 120), job: uuid('Job').nullable().default(null) }),
  output: z.object({
    jobs: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        company: z.string(),
        applied: z.boolean(),
        /** Why not; null: one may. */
        why: z.enum(['not_accepting', 'questions_closed', 'blocked']).nullable(),
        thread: z.string().nullable(),
      }),
    ),
  }),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const startMyThread = endpoint({
  method: 'POST',
  path: '/api/seeker/direct-threads',
  summary: `Write to a company about a job of it that takes messages: one thread for each job, ${STARTS_A_WEEK} new ones a week`,
  input: z.object({ job: uuid('Job'), words }),
  output: Thread,
  status: 201,
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const readMyThread = endpoint({
  method: 'GET',
  path: '/api/seeker/direct-threads/:id',
  summary: 'A thread of one’s own',
  input: z.object({ id }),
  output: Thread,
})

export const writeInMyThread = endpoint({
  method: 'POST',
  path: '/api/seeker/direct-threads/:id/messages',
  summary: 'Write in a thread, now or at a later moment, with a file that was handed in for it',
  input: send,
  output: Thread,
  status: 201,
  limit: often,
})

export const takeMyMessageBack = endpoint({
  method: 'DELETE',
  path: '/api/seeker/direct-threads/:id/messages/:message',
  summary: 'Take a message back that has not left yet',
  input: z.object({ id, message }),
  output: Thread,
})

const marks = {
  id,
  read: z.literal(true, { error: 'Read can only be yes' }).optional(),
  muted: yes('Muted').optional(),
  archived: yes('Archived').optional(),
  blocked: yes('Blocked').optional(),
}

export const changeMyThread = endpoint({
  method: 'PUT',
  path: '/api/seeker/direct-threads/:id',
  summary: 'Read, mute, archive or block a thread, and say whether the company sees what is read',
  input: z.object({ ...marks, showsRead: yes('Shows read').optional() }),
  output: Thread,
})

export const addMyFile = endpoint({
  method: 'POST',
  path: '/api/seeker/direct-threads/:id/files',
  summary: 'Hand in a file for the next message: PDF, DOCX or a picture, at most 10 MB',
  input: withName,
  output: FileGiven,
  status: 201,
  upload: true,
  bodyLimit: FILE_BYTES,
  limit: { max: 40, minutes: 60, per: 'session' },
})

export const readMyFile = endpoint({
  method: 'GET',
  path: '/api/seeker/direct-threads/:id/files/:file',
  summary: 'A file of a thread',
  input: z.object({ id, file }),
  output: z.string(),
})

export const reportThread = endpoint({
  method: 'POST',
  path: '/api/seeker/direct-threads/:id/report',
  summary: 'Tell Fourshore of a thread; the company does not learn who told',
  input: z.object({
    id,
    reason: z.enum(REPORT_REASONS, { error: `Reason must be one of ${REPORT_REASONS.join(', ')}` }),
    words: optionalText('Words', 1000),
    block: yes('Block').default(false),
  }),
  output: z.object({ reported: z.literal(true), caseNumber: z.string() }),
  limit: { max: 20, minutes: 60, per: 'session' },
})

export const watchMyThread = endpoint({
  method: 'GET',
  path: '/api/seeker/direct-threads/:id/changes',
  summary: 'Goes on telling that something changed in a thread',
  input: z.object({ id }),
  output: z.object({ at: z.string() }),
  stream: true,
})

/* The company's side. */

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/company/direct-threads',
  summary: 'What people write with the company, the latest first',
  input: z.object({ list }),
  output: z.object({ threads: z.array(Summary), accepts: z.boolean(), left: z.int() }),
})

export const startThread = endpoint({
  method: 'POST',
  path: '/api/company/direct-threads',
  summary: 'Write to somebody who applied, or who accepted an invitation, and takes direct messages',
  input: z.object({
    application: uuid('Application').nullable().default(null),
    invitation: uuid('Invitation').nullable().default(null),
    words,
  }),
  output: Thread,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const readThread = endpoint({
  method: 'GET',
  path: '/api/company/direct-threads/:id',
  summary: 'A thread with somebody',
  input: z.object({ id }),
  output: Thread,
})

export const writeInThread = endpoint({
  method: 'POST',
  path: '/api/company/direct-threads/:id/messages',
  summary: 'Write in a thread, now or at a later moment, with a file that was handed in for it',
  input: send,
  output: Thread,
  status: 201,
  limit: often,
})

export const takeMessageBack = endpoint({
  method: 'DELETE',
  path: '/api/company/direct-threads/:id/messages/:message',
  summary: 'Take a message back that has not left yet',
  input: z.object({ id, message }),
  output: Thread,
})

export const changeThread = endpoint({
  method: 'PUT',
  path: '/api/company/direct-threads/:id',
  summary: 'Read, mute, archive or block a thread, for everybody of the company',
  input: z.object(marks),
  output: Thread,
})

export const addFile = endpoint({
  method: 'POST',
  path: '/api/company/direct-threads/:id/files',
  summary: 'Hand in a file for the next message: PDF, DOCX or a picture, at most 10 MB',
  input: withName,
  output: FileGiven,
  status: 201,
  upload: true,
  bodyLimit: FILE_BYTES,
  limit: { max: 40, minutes: 60, per: 'session' },
})

export const readFile = endpoint({
  method: 'GET',
  path: '/api/company/direct-threads/:id/files/:file',
  summary: 'A file of a thread',
  input: z.object({ id, file }),
  output: z.string(),
})

export const watchThread = endpoint({
  method: 'GET',
  path: '/api/company/direct-threads/:id/changes',
  summary: 'Goes on telling that something changed in a thread',
  input: z.object({ id }),
  output: z.object({ at: z.string() }),
  stream: true,
})

export const reportPerson = endpoint({
  method: 'POST',
  path: '/api/company/direct-threads/:id/report',
  summary: 'Tell Fourshore of a thread with somebody; the person is told only where it is closed',
  input: z.object({
    id,
    reason: z.enum(PERSON_REPORT_REASONS, { error: `Reason must be one of ${PERSON_REPORT_REASONS.join(', ')}` }),
    words: optionalText('Words', 1000),
    block: yes('Block').default(false),
  }),
  output: z.object({ reported: z.literal(true), caseNumber: z.string() }),
  limit: { max: 20, minutes: 60, per: 'session' },
})
