import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, requiredText, uuid } from '../../../shared/fields.ts'
import { Item } from './item.contract.ts'

/** What is said about a request before it is decided. */

const id = uuid('Request')
const hash = z.string({ error: 'Hash must be text' }).max(200, { error: 'Hash is too long' })

export const askAboutRequest = endpoint({
  method: 'POST',
  path: '/api/company/approvals/:id/ask',
  summary: 'Ask whoever asked something before deciding; the request goes on waiting',
  input: z.object({ id, question: requiredText('Question', 1000) }),
  output: z.object({ item: Item }),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const answerAboutRequest = endpoint({
  method: 'POST',
  path: '/api/company/approvals/:id/answer',
  summary: 'Answer what an approver has asked about one’s own request',
  input: z.object({ id, answer: requiredText('Answer', 1000) }),
  output: z.object({ item: Item }),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const returnRequest = endpoint({
  method: 'POST',
  path: '/api/company/approvals/:id/return',
  summary: 'Give something back to whoever asked, to be changed and asked for again',
  input: z.object({ id, hash, reason: requiredText('Reason', 1000) }),
  output: z.object({ item: Item }),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const setRequestAside = endpoint({
  method: 'POST',
  path: '/api/company/approvals/:id/set-aside',
  summary:
    'Not see a request until a day comes; it goes on waiting, and its time goes on. Without a day it is taken up again',
  input: z.object({ id, until: day('Day').nullable() }),
  output: z.object({ item: Item }),
})

export const listPassTo = endpoint({
  method: 'GET',
  path: '/api/company/approvals/:id/pass-to',
  summary: 'Who could decide a request in one’s own place',
  input: z.object({ id }),
  output: z.object({ people: z.array(z.object({ userId: z.string(), name: z.string() })) }),
})

export const passRequest = endpoint({
  method: 'POST',
  path: '/api/company/approvals/:id/pass',
  summary: 'Hand one’s place in one request to somebody else, who hears of it',
  input: z.object({ id, to: uuid('Person'), reason: requiredText('Reason', 300) }),
  output: z.object({ passed: z.literal(true) }),
  limit: { max: 300, minutes: 60, per: 'session' },
})
