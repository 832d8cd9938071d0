import { z } from 'zod'
import { isZone } from '../../../shared/dates.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { ALERT_CHANNELS, ALERT_LOG_KINDS, ALERT_TOPICS, MOST_A_DAY } from './alerts.rules.ts'

const topics = z
  .array(z.enum(ALERT_TOPICS, { error: `A topic must be one of ${ALERT_TOPICS.join(', ')}` }), {
    error: 'Topics must be a list',
  })
  .max(ALERT_TOPICS.length, { error: 'Topics must not repeat' })
const clock = (label: string) =>
  z
    .string({ error: `${label} must be a time (HH:MM)` })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: `${label} must be a time (HH:MM)` })

const Alerts = z.object({
  channel: z.enum(ALERT_CHANNELS),
  phone: z.string(),
  state: z.enum(['unverified', 'active', 'paused', 'stopped']),
  topics: z.array(z.enum(ALERT_TOPICS)),
  quietFrom: z.string(),
  quietTo: z.string(),
  zone: z.string(),
  consent: z.string(),
  consentedAt: z.string(),
  /** Since when nothing arrives there and alerts go by e-mail; null: it is in order. */
  failingSince: z.string().nullable(),
})
export type PhoneAlerts = z.output<typeof Alerts>

const Read = z.object({
  /** Channels this installation can send by. */
  channels: z.array(z.enum(ALERT_CHANNELS)),
  /** Messages are written and go nowhere: this is a demonstration. */
  isTrial: z.boolean(),
  isPaid: z.boolean(),
  settings: Alerts.nullable(),
  log: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      kind: z.enum(ALERT_LOG_KINDS),
      topic: z.enum(ALERT_TOPICS).nullable(),
      channel: z.enum(ALERT_CHANNELS),
      phoneEnd: z.string(),
      state: z.string().nullable(),
    }),
  ),
})
export type PhoneAlertsRead = z.output<typeof Read>

export const readPhoneAlerts = endpoint({
  method: 'GET',
  path: '/api/seeker/phone-alerts',
  summary: 'Alerts to one’s telephone: what is set, and every message with what became of it',
  input: z.object({}),
  output: Read,
})

export const agreeToPhoneAlerts = endpoint({
  method: 'PUT',
  path: '/api/seeker/phone-alerts',
  summary: 'Agree to alerts to a telephone; a code is sent there',
  input: z.object({
    channel: z.enum(ALERT_CHANNELS, { error: `Channel must be one of ${ALERT_CHANNELS.join(', ')}` }),
    phone: z
      .string({ error: 'Telephone number is required' })
      .min(1, { error: 'Telephone number is required' })
      .max(40, { error: 'Telephone number must be at most 40 characters' }),
    topics,
    agreed: z.literal(true, { error: 'Agree to the messages first' }),
    zone: z.string({ error: 'Zone is required' }).max(64).refine(isZone, { error: 'This time zone is not known.' }),
  }),
  output: z.object({ sentTo: z.string() }),
  limit: { max: 5, minutes: 60, per: 'session' },
})

export const confirmPhoneAlerts = endpoint({
  method: 'POST',
  path: '/api/seeker/phone-alerts/confirm',
  summary: 'Prove the telephone number with the code that was sent there',
  input: z.object({
    code: z.string({ error: 'Code is required' }).regex(/^\s*\d{3}\s?\d{3}\s*$/, { error: 'The code has six digits' }),
  }),
  output: z.object({ confirmed: z.boolean() }),
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const choosePhoneAlerts = endpoint({
  method: 'PUT',
  path: '/api/seeker/phone-alerts/choices',
  summary: `Choose what one is told of, when it is quiet, and whether it rests; at most ${MOST_A_DAY} alerts a day`,
  input: z.object({
    topics,
    quietFrom: clock('Quiet from'),
    quietTo: clock('Quiet to'),
    paused: z.boolean({ error: 'Paused must be yes or no' }),
  }),
  output: z.object({ settings: Alerts }),
})

export const testPhoneAlert = endpoint({
  method: 'POST',
  path: '/api/seeker/phone-alerts/test',
  summary: 'Send one message to see how it looks',
  input: z.object({}),
  output: z.object({ sent: z.boolean() }),
  limit: { max: 3, minutes: 60, per: 'session' },
})

export const removePhoneAlerts = endpoint({
  method: 'DELETE',
  path: '/api/seeker/phone-alerts',
  summary: 'End the alerts and forget the number; what was sent stays in the log',
  input: z.object({}),
  output: z.object({ removed: z.boolean() }),
})

/** What people answer: Twilio sends it here, signed. */
export const receivePhoneAnswer = endpoint({
  method: 'POST',
  path: '/api/phone-alerts/answers',
  summary:
    'An answer to a message: STOP ends them at once, START lets them go on, the code that was sent proves the number',
  input: z.object({
    signature: z.string({ error: 'Signature is missing' }).max(200, { error: 'Signature is not valid' }),
  }),
  output: z.unknown(),
  signedBy: 'x-twilio-signature',
  unlogged: 'what somebody answers stands in the log of their messages',
})
