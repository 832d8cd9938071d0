import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'

/** What can be done with applications on the board, in the list and on the phone: one call for all of them. */
export const MOVE_ACTIONS = ['move', 'reject', 'restore', 'undo'] as const

/** Whom a rejection would hurt beyond the no itself: what is owed to them, asked by them or agreed with them. */
export const HURTS = ['interviewed', 'unanswered', 'agreed'] as const

const Moved = z.object({
  id: z.string(),
  /** Null: nothing was done, for the reason in `why`. */
  stageId: z.string().nullable(),
  outcome: z.string().nullable(),
  rank: z.number().nullable(),
  version: z.int().nullable(),
  /** Names what can be taken back; null where nothing was done. */
  eventId: z.number().nullable(),
  why: z.string().nullable(),
  /** What would be sent to the person and when it leaves; null: nothing. */
  message: z.object({ subject: z.string(), body: z.string(), leavesAt: z.string() }).nullable(),
  /** Only of a look at a rejection. */
  hurts: z.array(z.enum(HURTS)),
})

export const moveApplications = endpoint({
  method: 'POST',
  path: '/api/company/applications/move',
  summary:
    'Move, reject or restore applications, or take the last such step back; with `preview` only say what would happen to each',
  input: z.object({
    applications: z
      .array(
        z.object({
          id: uuid('Application'),
          /** The version that was seen: an application that has moved meanwhile is left alone and says so. */
          version: z.int({ error: 'Version must be a whole number' }).optional(),
        }),
        { error: 'Choose the applications.' },
      )
      .min(1, { error: 'Choose the applications.' })
      .max(500, { error: 'At most 500 applications at once.' }),
    action: z.enum(MOVE_ACTIONS, { error: `Action must be one of ${MOVE_ACTIONS.join(', ')}` }),
    /** For move. */
    stageId: uuid('Stage').nullish().default(null),
    /** For move: the application it is laid before, within the stage; null: at the end. */
    before: uuid('Application').nullish().default(null),
    /** For reject. */
    reasonId: uuid('Reason').nullish().default(null),
    note: optionalText('Note', 1000),
    /** For reject: what the person is told, in place of the reason's own phrase. */
    message: optionalText('Message', 4000),
    /** For reject: a letter of the company’s own. Who reads a language it does not have gets the product’s own in theirs. */
    templateId: uuid('Template').nullish().default(null),
    preview: z.boolean({ error: 'Preview must be yes or no' }).default(false),
  }),
  output: z.object({ results: z.array(Moved), done: z.int() }),
  limit: { max: 3_000, minutes: 60, per: 'company' },
})

export const choosePipeline = endpoint({
  method: 'PUT',
  path: '/api/company/jobs/:id/pipeline',
  summary: 'Let a job go by another pipeline. Its applications go to the stage of the same kind, which must be there',
  input: z.object({ id: uuid('Job'), pipelineId: uuid('Pipeline') }),
  output: z.object({ moved: z.int() }),
})
