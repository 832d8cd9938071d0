import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { DIRECTIONS, employee, moment } from './shapes.contract.ts'

/** Devices that people punch at: kiosks, and readers that send what they have kept. */

export const DEVICE_KINDS = ['kiosk', 'reader'] as const

const Device = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(DEVICE_KINDS),
  site: z.string().nullable(),
  siteId: z.string().nullable(),
  zone: z.string(),
  isPaired: z.boolean(),
  driftSeconds: z.int(),
  seenAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  people: z.int(),
  unknown: z.int(),
})
export type Device = z.output<typeof Device>

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/attendance/devices',
  summary: 'Kiosks and readers, when they were last in touch, and whose numbers they do not know',
  input: z.object({}),
  output: z.object({
    devices: z.array(Device),
    unknown: z.array(
      z.object({
        deviceId: z.string(),
        device: z.string(),
        user: z.string(),
        punches: z.int(),
        first: z.string(),
        last: z.string(),
      }),
    ),
  }),
})

export const addDevice = endpoint({
  method: 'POST',
  path: '/api/attendance/devices',
  summary: 'Add a kiosk or a reader',
  input: z.object({
    name: requiredText('Name', 80),
    kind: z.enum(DEVICE_KINDS, { error: 'Kind must be kiosk or reader' }),
    siteId: uuid('Site').nullish(),
    zone: optionalText('Time zone', 60),
  }),
  output: z.object({ device: Device }),
  status: 201,
})

export const pairDevice = endpoint({
  method: 'POST',
  path: '/api/attendance/devices/:id/pair',
  summary: 'A link to open on the tablet, once, within ten minutes; for a reader, the key it sends with its punches',
  input: z.object({ id: uuid('Device') }),
  output: z.object({ link: z.string().nullable(), until: z.string().nullable(), key: z.string().nullable() }),
  shownOnce: true,
})

export const revokeDevice = endpoint({
  method: 'POST',
  path: '/api/attendance/devices/:id/revoke',
  summary: 'Let a device punch no more; what it has sent stays',
  input: z.object({ id: uuid('Device') }),
  output: z.object({ device: Device }),
})

export const mapDevicePerson = endpoint({
  method: 'POST',
  path: '/api/attendance/devices/:id/people',
  summary: 'Say whom a device calls by a number from a day on; punches of that number that wait become theirs',
  input: z.object({
    id: uuid('Device'),
    user: requiredText('Number', 60),
    employeeId: employee.nullish(),
    from: day('From'),
  }),
  output: z.object({ settled: z.int() }),
  status: 201,
})

const key = requiredText('Key', 200)

export const pairKiosk = endpoint({
  method: 'POST',
  path: '/api/kiosk/pair',
  summary: 'A tablet gives the code of its link and gets its key',
  input: z.object({ code: requiredText('Code', 200) }),
  output: z.object({ key: z.string(), name: z.string(), zone: z.string() }),
  shownOnce: true,
  limit: { max: 10, minutes: 10, per: 'address' },
})

export const kioskCode = endpoint({
  method: 'POST',
  path: '/api/kiosk/code',
  summary: 'What the kiosk shows now: a code that holds for half a minute',
  input: z.object({ key }),
  output: z.object({
    name: z.string(),
    company: z.string(),
    site: z.string().nullable(),
    zone: z.string(),
    now: z.string(),
    code: z.string(),
    link: z.string(),
    holdsSeconds: z.int(),
    /** A photo is taken with each punch here; one of now is deleted on this day. Null: none is taken. */
    photoUntil: z.string().nullable(),
  }),
  unlogged: 'it reads, and a kiosk asks every half minute',
  limit: { max: 600, minutes: 10, per: 'address' },
})

export const kioskPunch = endpoint({
  method: 'POST',
  path: '/api/kiosk/punches',
  summary: 'Punch at a kiosk by employee number and PIN',
  input: z.object({
    key,
    number: requiredText('Employee number', 60),
    pin: z.string({ error: 'PIN is required' }).regex(/^\d{4,8}$/, { error: 'A PIN is 4 to 8 digits' }),
    direction: z.enum(['in', 'out'], { error: 'Direction must be in or out' }),
    at: moment('Time'),
    /** The kiosk can take a photo, where it is asked to. */
    camera: z.boolean({ error: 'Camera must be yes or no' }).default(false),
  }),
  output: z.object({
    name: z.string(),
    at: z.string(),
    zone: z.string(),
    direction: z.enum(['in', 'out']),
    /** What the photo of this punch is sent with, within five minutes; null: none is asked for. */
    photoTicket: z.string().nullable(),
  }),
  status: 201,
  limit: { max: 300, minutes: 10, per: 'address' },
})

/** Largest photo of a punch, bytes. */
export const KIOSK_PHOTO_BYTES = 300 * 1024

export const sendKioskPhoto = endpoint({
  method: 'POST',
  path: '/api/kiosk/photo',
  summary: 'The photo of a punch that was just made at a kiosk (JPEG), once',
  input: z.object({ ticket: requiredText('Ticket', 200) }),
  output: z.object({ kept: z.literal(true) }),
  status: 201,
  upload: true,
  bodyLimit: KIOSK_PHOTO_BYTES,
  limit: { max: 300, minutes: 10, per: 'address' },
})

export const MOST_PUNCHES = 5_000

export const sendPunches = endpoint({
  method: 'POST',
  path: '/api/device/punches',
  summary: 'A reader sends what it has kept. The same again is known already; answers say so for each, in order',
  input: z.object({
    key,
    /** What its clock shows as it sends: the difference to ours is taken off every punch. */
    deviceTime: moment('Device time'),
    /** Everything that happened up to here is in this or an earlier call. */
    deliveredUntil: moment('Delivered until').nullish(),
    punches: z
      .array(
        z.object({
          user: requiredText('User', 60),
          at: moment('Time'),
          seq: z.int({ error: 'Number must be whole' }).min(0).max(9_007_199_254_740_991).nullish(),
          direction: z.enum(DIRECTIONS, { error: 'Direction must be in, out or unknown' }).default('unknown'),
        }),
        { error: 'Punches must be a list' },
      )
      .max(MOST_PUNCHES, { error: `At most ${MOST_PUNCHES} at once` }),
  }),
  output: z.object({
    stored: z.int(),
    known: z.int(),
    unknownPeople: z.array(z.string()),
    verdicts: z.array(z.enum(['stored', 'known', 'kept_for_unknown'])),
    driftSeconds: z.int(),
  }),
  bodyLimit: 4 * 1024 * 1024,
  limit: { max: 600, minutes: 10, per: 'address' },
})
