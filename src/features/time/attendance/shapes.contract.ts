import { z } from 'zod'
import { uuid } from '../../../shared/fields.ts'
import { ACCEPTABLE_KINDS, DAY_STATES, EXCEPTION_KINDS } from './day-states.rules.ts'

/** Shapes that calls of attendance share. */

export const EXCEPTIONS = EXCEPTION_KINDS
export const DIRECTIONS = ['in', 'out', 'unknown'] as const
export const SOURCES = ['web', 'phone', 'kiosk_code', 'kiosk_pin', 'device', 'file', 'hr'] as const
export const PLACES = ['not_asked', 'not_told', 'at_site', 'away', 'unclear', 'remote'] as const
export const PHOTO_STATES = ['kept', 'deleted', 'expected', 'no_camera'] as const
export const REQUEST_STATES = ['asked', 'approved', 'refused', 'withdrawn'] as const

/** An instant in UTC. */
export const moment = (label: string) =>
  z.iso.datetime({ error: `${label} must be a moment in UTC (2026-01-31T12:00:00Z)` })

export const DayRow = z.object({
  workDate: z.string(),
  state: z.enum(DAY_STATES),
  zone: z.string(),
  planFrom: z.string().nullable(),
  planUntil: z.string().nullable(),
  firstIn: z.string().nullable(),
  lastOut: z.string().nullable(),
  openSince: z.string().nullable(),
  planned: z.int(),
  worked: z.int().nullable(),
  breakMinutes: z.int(),
  late: z.int(),
  early: z.int(),
  overtime: z.int(),
  overtimeApproved: z.int(),
  overtimePaid: z.int(),
  exceptions: z.array(z.enum(EXCEPTIONS)),
  /** Agreed as remote, or punched so. */
  remote: z.boolean(),
})
export type DayRow = z.output<typeof DayRow>

const Span = z.object({ from: z.string(), until: z.string() })
/** A punch or what a fix made of it, with where it belongs and why. */
export const PunchView = z.object({
  id: z.string(),
  at: z.string(),
  direction: z.enum(DIRECTIONS),
  source: z.enum(SOURCES).nullable(),
  device: z.string().nullable(),
  offline: z.boolean(),
  driftSeconds: z.int(),
  place: z.enum(PLACES),
  distance: z.int().nullable(),
  /** The place cannot be true beside the one told before: metres between them, minutes after it. */
  moved: z.object({ metres: z.int(), minutes: z.int() }).nullable(),
  /** Of a kiosk that takes photos: its photo is there, was deleted after its days, has not come, or there was no camera. */
  photo: z.enum(PHOTO_STATES).nullable(),
  /** The fix that took it away or moved it; the original stays. */
  fixed: z
    .object({
      kind: z.enum(['add', 'void', 'retime']),
      at: z.string().nullable(),
      reason: z.string(),
      by: z.string().nullable(),
      enteredAt: z.string(),
    })
    .nullable(),
  shift: z.string().nullable(),
  role: z.enum(['in', 'out', 'ignored']).nullable(),
  reason: z.string().nullable(),
})
export type PunchView = z.output<typeof PunchView>

const Quantity = z.object({ name: z.string(), value: z.string(), unit: z.string() })
export const Derivation = z.object({
  value: z.string(),
  unit: z.string(),
  rule: z.object({
    id: z.string(),
    title: z.string(),
    effectiveFrom: z.string().nullable(),
    source: z.object({ title: z.string(), url: z.string().optional(), checkedOn: z.string(), confirmed: z.boolean() }),
  }),
  inputs: z.array(Quantity),
  steps: z.array(z.object({ text: z.string(), result: z.string() })),
})

export const Request = z.object({
  id: z.string(),
  what: z.enum(['correction', 'overtime', 'remote']),
  /** Of remote work, its first day. */
  workDate: z.string(),
  state: z.enum(REQUEST_STATES),
  reason: z.string(),
  askedAt: z.string(),
  /** Of a correction. */
  correction: z
    .object({
      kind: z.enum(['add', 'void', 'retime']),
      at: z.string().nullable(),
      direction: z.enum(['in', 'out']).nullable(),
    })
    .nullable(),
  /** Of overtime, minutes. */
  overtime: z
    .object({ timing: z.enum(['before', 'after']), minutes: z.int(), approved: z.int().nullable() })
    .nullable(),
  /** Of remote work: its last day. */
  remote: z.object({ until: z.string() }).nullable(),
  /** What whoever decided said about it; of overtime, why fewer minutes are approved than were asked for. */
  answer: z.string().nullable(),
})
export type Request = z.output<typeof Request>

/** A day, and everything that explains its minutes. */
export const DayDetail = z.object({
  day: DayRow.nullable(),
  employee: z.object({ id: z.string(), name: z.string() }),
  zone: z.string(),
  workDate: z.string(),
  planKind: z.string().nullable(),
  holiday: z.string().nullable(),
  leave: z.string().nullable(),
  shifts: z.array(
    z.object({
      key: z.string(),
      plan: Span,
      origin: z.enum(['roster', 'pattern', 'default']),
      off: z.string().nullable(),
      planned: z.int(),
      pairs: z.array(Span),
      openSince: z.string().nullable(),
      unpaired: z.enum(['missing_in', 'missing_out']).nullable(),
      breakMinutes: z.int(),
      worked: z.int().nullable(),
    }),
  ),
  punches: z.array(PunchView),
  entries: z.array(
    z.object({
      from: z.string(),
      until: z.string(),
      minutes: z.int(),
      class: z.string(),
      label: z.string(),
      kind: z.string(),
      approved: z.int(),
      paid: z.int(),
      /** What the law pays for minutes of this class, in words; null: they are in the pay of the month, or no figure is on file. */
      rate: z.string().nullable(),
    }),
  ),
  derivation: Derivation.nullable(),
  notices: z.array(
    z.object({
      label: z.string(),
      message: z.string(),
      level: z.enum(['warning', 'held']),
      from: z.string(),
      until: z.string(),
      /** Minutes used in the period, and the limit. */
      used: z.int(),
      figure: z.int(),
    }),
  ),
  problem: z.string().nullable(),
  requests: z.array(Request),
  /** What was accepted as it is, by whom and why. */
  accepted: z.array(
    z.object({ kind: z.enum(ACCEPTABLE_KINDS), reason: z.string(), by: z.string().nullable(), at: z.string() }),
  ),
  /** Locked: what is put right now is paid as an adjustment. */
  locked: z.boolean(),
})
export type DayView = z.output<typeof DayDetail>

export const employee = uuid('Employee')

export const siteFilter = uuid('Site')
  .or(z.literal(''))
  .nullish()
  .transform((s) => s || null)
