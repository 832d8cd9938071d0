import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { TEAM_ROLES } from './approval.rules.ts'

const id = uuid('Job')
const role = z.enum(TEAM_ROLES, { error: `Part must be one of ${TEAM_ROLES.join(', ')}` })

export const Member = z.object({
  userId: z.string(),
  name: z.string(),
  role: z.enum(TEAM_ROLES),
  /** Works elsewhere in the company: holds interviews, and sees nothing else of the job. */
  employee: z.boolean(),
  position: z.string().nullable(),
})
export type Member = z.output<typeof Member>

/** Where a job stands with those who approve it. */
export const ApprovalView = z.object({
  /** The company, or the job’s own team, asks for it. */
  needed: z.boolean(),
  /** Only whoever asked is there to approve. */
  alone: z.boolean(),
  askedBy: z.string().nullable(),
  askedAt: z.string().nullable(),
  given: z.array(z.string()),
  /** Whose word is missing; each, or any one of them. */
  missing: z.array(z.string()),
  all: z.boolean(),
  /** Why it came back last, while it has not been asked for again. */
  sentBack: z.object({ by: z.string().nullable(), note: z.string(), at: z.string() }).nullable(),
  /** What was approved has been changed since. */
  lapsed: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(['asked', 'approved', 'sent_back', 'withdrawn', 'lapsed']),
      by: z.string().nullable(),
      note: z.string().nullable(),
      at: z.string(),
    }),
  ),
})
export type ApprovalView = z.output<typeof ApprovalView>

const Team = z.object({
  team: z.array(Member),
  /** Who can be chosen, and who of them for approval. */
  people: z.array(z.object({ userId: z.string(), name: z.string(), mayApprove: z.boolean() })),
})

export const readTeam = endpoint({
  method: 'GET',
  path: '/api/company/jobs/:id/team',
  summary: 'Who has a part in filling a job, and who can be chosen',
  input: z.object({ id }),
  output: Team,
})

export const saveTeam = endpoint({
  method: 'PUT',
  path: '/api/company/jobs/:id/team',
  summary:
    'Choose who has a part in filling a job; an employee may hold its interviews. Named approvers each approve it before it is published',
  input: z.object({
    id,
    team: z
      .array(z.object({ userId: uuid('Person'), role }), { error: 'Team must be a list' })
      .max(40, { error: 'At most 40 parts in a team' }),
  }),
  output: Team,
})

const Input = z.object({ by: z.string().nullable(), at: z.string() }).nullable()

export const readHiringSettings = endpoint({
  method: 'GET',
  path: '/api/company/hiring-settings',
  summary: 'How the company hires: whether jobs and offers need approval, and whether people may ask about jobs',
  input: z.object({}),
  output: z.object({
    jobsNeedApproval: z.boolean(),
    /** Nobody is hired without an offer that was approved. */
    offersNeedApproval: z.boolean(),
    peopleMayAsk: z.boolean(),
    /** What somebody wants to switch off, until another who runs the company has agreed. */
    switchingOff: z.object({ jobs: Input, offers: Input }),
    /** Nobody else runs the company: who asks approves, too. */
    alone: z.boolean(),
    mayWrite: z.boolean(),
  }),
})

export const saveHiringSettings = endpoint({
  method: 'PUT',
  path: '/api/company/hiring-settings',
  summary:
    'Say whether jobs and offers need approval, and whether people may ask about jobs. What guards others is switched off once another who runs the company agrees',
  input: z.object({
    jobsNeedApproval: z.boolean({ error: 'Jobs need approval must be yes or no' }),
    /** Left out: as it is. */
    offersNeedApproval: z.boolean({ error: 'Offers need approval must be yes or no' }).optional(),
    /** Left out: as it is. */
    peopleMayAsk: z.boolean({ error: 'People may ask must be yes or no' }).optional(),
  }),
  output: readHiringSettings.output,
})
