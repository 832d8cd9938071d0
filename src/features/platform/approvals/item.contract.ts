import { z } from 'zod'

export const STATES = ['pending', 'approved', 'refused', 'returned', 'withdrawn', 'lapsed'] as const

const Line = z.discriminatedUnion('kind', [
  z.object({ label: z.string(), kind: z.literal('text'), text: z.string() }),
  z.object({ label: z.string(), kind: z.literal('count'), count: z.number() }),
  z.object({ label: z.string(), kind: z.literal('day'), day: z.string() }),
  z.object({ label: z.string(), kind: z.literal('policy'), content: z.record(z.string(), z.unknown()).nullable() }),
  z.object({
    label: z.string(),
    kind: z.literal('money'),
    minor: z.number(),
    currency: z.string(),
    decimals: z.int(),
  }),
])
export type LineView = z.output<typeof Line>

export const Why = z.object({
  by: z.enum(['administrators', 'role', 'people', 'relation', 'subject', 'fallback', 'alone', 'escalated']),
  /** The role or the relation it names. */
  name: z.string().nullable(),
  /** Whose approvals they have taken over. */
  onBehalfOf: z.string().nullable(),
})
export type WhyView = z.output<typeof Why>

export const Item = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  path: z.string(),
  state: z.enum(STATES),
  askedBy: z.string().nullable(),
  askedAt: z.string(),
  decidedAt: z.string().nullable(),
  /** What is to be approved as it is now; sent back with the word. */
  hash: z.string(),
  /** It is something else than when it was asked: words given before do not count. */
  changed: z.boolean(),
  lines: z.array(Line),
  /** Why whoever calls is asked; null: they are not. */
  why: Why.nullable(),
  mayDecide: z.boolean(),
  /** Minutes asked for, of which fewer can be approved; null: it is approved whole or not. */
  grantable: z.int().nullable(),
  mayWithdraw: z.boolean(),
  /** It can go back to whoever asked, to be asked for again. */
  mayReturn: z.boolean(),
  /** What an approver has asked about it last, and what was answered. */
  question: z
    .object({
      by: z.string().nullable(),
      text: z.string(),
      at: z.string(),
      answer: z.string().nullable(),
      mayAnswer: z.boolean(),
    })
    .nullable(),
  /** Whoever asked decides it themselves, since nobody else could. */
  alone: z.boolean(),
  /** The step it is at, from 1, and how many there are. */
  step: z.int(),
  steps: z.int(),
  given: z.array(z.string()),
  missing: z.array(z.string()),
  /** How many of those missing are enough. */
  need: z.int(),
  dueAt: z.string().nullable(),
  overdue: z.boolean(),
  /** Whoever calls has set it aside until this day; null: they have not, the day has come or its time is over. */
  asideUntil: z.string().nullable(),
})
export type ApprovalItem = z.output<typeof Item>
