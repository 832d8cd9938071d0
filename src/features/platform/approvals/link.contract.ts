import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText } from '../../../shared/fields.ts'

/** Deciding by the link of a letter, without signing in: looking at it changes nothing, and it is good for one word. */

const link = z.string({ error: 'Link must be text' }).max(200, { error: 'Link is too long' })

const LineView = z.object({ label: z.string(), text: z.string() })

const Decision = z.object({
  /** `open`: it can be decided. */
  state: z.enum(['open', 'used', 'ended', 'changed', 'decided']),
  /** Of what can be decided; else empty, so that an old letter tells nothing. */
  company: z.string(),
  name: z.string(),
  kind: z.string(),
  title: z.string(),
  askedBy: z.string(),
  lines: z.array(LineView),
  endsAt: z.string().nullable(),
})
export type LinkedDecision = z.output<typeof Decision>

export const readDecisionLink = endpoint({
  method: 'GET',
  path: '/api/approval-links/:link',
  summary: 'What a link in a letter asks to be decided; looking changes nothing',
  input: z.object({ link }),
  output: Decision,
  limit: { max: 60, minutes: 60, per: 'address' },
})

export const decideByLink = endpoint({
  method: 'POST',
  path: '/api/approval-links/:link',
  summary: 'Approve or refuse by the link of a letter, once, what it was about when the letter was written',
  input: z.object({
    link,
    verdict: z.enum(['approve', 'refuse'], { error: 'Verdict must be one of approve, refuse' }),
    reason: optionalText('Reason', 1000),
  }),
  output: z.object({ done: z.literal(true) }),
  limit: { max: 30, minutes: 60, per: 'address' },
})
