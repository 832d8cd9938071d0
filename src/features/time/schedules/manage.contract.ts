import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, uuid } from '../../../shared/fields.ts'
import { siteFilter, Verdict } from './shared.contract.ts'

/** What a manager decides about: who asked for open shifts, and rosters filled by the solver. */

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/schedules/shifts/:id/claims',
  summary: 'Who asked for an open shift, in order, and what speaks against each',
  input: z.object({ id: uuid('Shift') }),
  output: z.object({
    claims: z.array(z.object({ id: z.string(), name: z.string(), claimedAt: z.string(), verdicts: z.array(Verdict) })),
  }),
})

export const giveClaim = endpoint({
  method: 'POST',
  path: '/api/schedules/claims/:id/give',
  summary: 'Give an open shift to somebody who asked for it; the others are told',
  input: z.object({ id: uuid('Request') }),
  output: z.object({ shiftId: z.string() }),
})

export const FillOpen = z.object({
  shiftId: z.string(),
  day: z.string(),
  start: z.string(),
  end: z.string(),
  why: z.string(),
  reasons: z.array(z.object({ rule: z.string(), message: z.string(), people: z.array(z.string()) })),
})
export const Fill = z.object({
  id: z.string(),
  from: z.string(),
  until: z.string(),
  state: z.enum(['waiting', 'done', 'failed', 'accepted', 'discarded']),
  askedAt: z.string(),
  problem: z.string().nullable(),
  given: z.array(
    z.object({ shiftId: z.string(), day: z.string(), start: z.string(), end: z.string(), name: z.string() }),
  ),
  open: z.array(FillOpen),
  withoutSolver: z.array(z.string()),
})
export type Fill = z.output<typeof Fill>

export const startFill = endpoint({
  method: 'POST',
  path: '/api/schedules/fills',
  summary: 'Have the open shifts of some days given to people, in the background: the result is a draft to accept',
  input: z.object({ from: day('From'), until: day('Until'), siteId: siteFilter }),
  output: z.object({ id: z.string() }),
  status: 201,
})

export const readFill = endpoint({
  method: 'GET',
  path: '/api/schedules/fills/:id',
  summary: 'What came of filling a roster: who would have which shift, and why others stay open',
  input: z.object({ id: uuid('Filling') }),
  output: Fill,
})

export const acceptFill = endpoint({
  method: 'POST',
  path: '/api/schedules/fills/:id/accept',
  summary: 'Take the result as drafts; each shift is checked once more',
  input: z.object({ id: uuid('Filling') }),
  output: z.object({ given: z.int(), left: z.int() }),
})

export const discardFill = endpoint({
  method: 'POST',
  path: '/api/schedules/fills/:id/discard',
  summary: 'Throw the result away',
  input: z.object({ id: uuid('Filling') }),
  output: z.object({}),
})
