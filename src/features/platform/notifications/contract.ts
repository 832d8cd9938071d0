import { z } from 'zod'
import { isZone } from '../../../shared/dates.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { LETTER_LANGUAGES } from '../messages/languages.rules.ts'
import { EMAIL_PACES, MOST_DEVICES } from './rules.ts'

const none = z.object({})
const language = z
  .enum(LETTER_LANGUAGES, { error: `Language must be one of ${LETTER_LANGUAGES.join(', ')}` })
  .default('en')
const uuid = (label: string) => z.uuid({ error: `${label} is not an identifier` })
const instant = z.iso.datetime({ error: 'The moment is not written as an instant.' })

/** So many at a time. */
export const PAGE = 30

const notification = z.object({
  id: z.string(),
  event: z.string(),
  /** A sentence in the language that was asked for. */
  title: z.string(),
  /** An address of ours, beginning with a slash. */
  link: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'What the caller was told, newest first, thirty at a time; `before` is the last one of the page before',
  input: z.object({
    language,
    before: uuid('Before').nullish(),
    unread: z.enum(['1'], { error: 'Unread must be 1 or left out' }).nullish(),
  }),
  output: z.object({ notifications: z.array(notification), unread: z.int(), next: z.string().nullable() }),
})

export const watchNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/watch',
  stream: true,
  summary: 'How many notifications are unread, as server-sent events; `newest` changes when there is news',
  input: none,
  output: z.object({ unread: z.int(), newest: z.string().nullable() }),
})

const counted = z.object({ unread: z.int() })

export const markNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/marks',
  unlogged: 'what somebody has read of what they were told is in no log',
  summary: 'Mark notifications as read or as unread',
  input: z.object({
    ids: z
      .array(uuid('A notification'), { error: 'Say which notifications.' })
      .min(1, { error: 'Say which notifications.' })
      .max(100, { error: 'At most 100 notifications at a time.' }),
    read: z.boolean({ error: 'Say whether they are read.' }),
  }),
  output: counted,
})

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/all-read',
  unlogged: 'what somebody has read of what they were told is in no log',
  summary: 'Mark all notifications as read; `readAt` undoes it',
  input: none,
  output: z.object({ count: z.int(), readAt: z.string() }),
})

export const undoReadAll = endpoint({
  method: 'POST',
  path: '/api/notifications/all-unread',
  unlogged: 'what somebody has read of what they were told is in no log',
  summary: 'Undo having marked all as read, by the moment it was done',
  input: z.object({ readAt: instant }),
  output: counted,
})

const PACE = z.enum(EMAIL_PACES, { error: `E-mail must be one of ${EMAIL_PACES.join(', ')}` })
const clock = (label: string) =>
  z
    .string({ error: `${label} must be a time (HH:MM)` })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: `${label} must be a time (HH:MM)` })
    .nullable()

const device = z.object({
  id: z.string(),
  agent: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

export const readNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  summary: 'How the caller is told of each kind of event, when they want quiet, and which devices take pushed messages',
  input: z.object({ language }),
  output: z.object({
    events: z.array(
      z.object({
        event: z.string(),
        label: z.string(),
        listed: z.boolean(),
        email: PACE,
        push: z.boolean(),
        /** The letter leaves at once, whatever is chosen. */
        letterAlways: z.boolean(),
      }),
    ),
    zone: z.string().nullable(),
    quietFrom: z.string().nullable(),
    quietTo: z.string().nullable(),
    pushDetails: z.boolean(),
    /** What a browser subscribes with, base64url. */
    publicKey: z.string(),
    devices: z.array(device),
  }),
})

export const saveNotificationSettings = endpoint({
  method: 'PUT',
  path: '/api/notifications/settings',
  summary: 'Choose how to be told of events, and when to be left alone',
  input: z.object({
    events: z
      .array(z.object({ event: z.string().max(60), listed: z.boolean(), email: PACE, push: z.boolean() }))
      .max(200),
    zone: z.string({ error: 'Zone is required' }).max(64).refine(isZone, { error: 'This time zone is not known.' }),
    quietFrom: clock('Quiet from'),
    quietTo: clock('Quiet until'),
    pushDetails: z.boolean(),
  }),
  output: z.object({ saved: z.literal(true) }),
})

/** Bytes as a browser hands them over; how many they must be is asked where they are used. */
const key = (label: string) =>
  z
    .base64url({ error: `${label} is not base64url` })
    .max(200, { error: `${label} is too long` })
    .transform((text) => Buffer.from(text, 'base64url'))

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/api/notifications/devices',
  summary: `Have messages pushed to this browser; at most ${MOST_DEVICES} for a person, the oldest goes`,
  input: z.object({
    endpoint: z
      .url({ error: 'The address of the push service is not an address.' })
      .max(1000, { error: 'The address of the push service is too long.' }),
    p256dh: key('The key'),
    auth: key('The secret'),
  }),
  output: device,
  status: 201,
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/notifications/devices/:device',
  summary: 'Have no more messages pushed to a browser',
  input: z.object({ device: uuid('The device') }),
  output: z.object({ removed: z.literal(true) }),
})
