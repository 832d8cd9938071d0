import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize } from '../../../shared/list.ts'

export const STATUSES = ['queued', 'sending', 'sent', 'failed', 'local'] as const
export const CHANNEL_NAMES = ['email', 'sms', 'whatsapp'] as const

/** A choice in a query: left out and empty mean all. */
export const OutboxRow = z.object({
  id: z.string(),
  channel: z.enum(CHANNEL_NAMES),
  template: z.string(),
  /** What it is called, by language; English is always there. */
  labels: z.record(z.string(), z.string()),
  recipient: z.string(),
  language: z.string(),
  status: z.enum(STATUSES),
  attempts: z.int(),
  lastError: z.string().nullable(),
  company: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
})
export type OutboxRow = z.output<typeof OutboxRow>

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/outbox',
  summary: 'Messages on their way out: platform staff see all of them; a company its own, in developer mode',
  input: z.object({
    status: choiceFilter('Status', STATUSES),
    channel: choiceFilter('Channel', CHANNEL_NAMES),
    recipient: optionalText('Recipient', 254),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({
    messages: z.array(OutboxRow),
    ...pageFacts,
    page: z.int(),
    pageSize: z.int(),
    /** Channels that leave the house; the messages of the others stay here. */
    leaving: z.array(z.enum(CHANNEL_NAMES)),
    allowed: z.array(z.enum(['read', 'retry', 'reason'])),
  }),
})

const id = uuid('Message')

/** The look is written to the log, of the company whose message it is as well. Platform staff say why. */
export const readMessage = endpoint({
  method: 'POST',
  path: '/api/outbox/:id/read',
  summary: 'Show the words of one message (logged)',
  input: z.object({ id, reason: optionalText('Reason', 300) }),
  output: OutboxRow.extend({
    subject: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), bytes: z.int() })),
    /** Links show without what they let one do. */
    masked: z.boolean(),
  }),
  shownOnce: true,
  limit: { max: 240, minutes: 60, per: 'session' },
})

export const retryMessage = endpoint({
  method: 'POST',
  path: '/api/outbox/:id/retry',
  summary: 'Try a message that was given up once more',
  input: z.object({ id }),
  output: z.object({ status: z.enum(STATUSES) }),
  limit: { max: 240, minutes: 60, per: 'session' },
})

/** What became of messages to telephones: Twilio sends it here, signed. */
export const receiveOutcome = endpoint({
  method: 'POST',
  path: '/api/messages/outcomes',
  summary: 'What the telephone provider says became of a message: delivered, or given up',
  input: z.object({
    signature: z.string({ error: 'Signature is missing' }).max(200, { error: 'Signature is not valid' }),
  }),
  output: z.unknown(),
  signedBy: 'x-twilio-signature',
  unlogged: 'what became of a message stands beside it in the outbox',
})
