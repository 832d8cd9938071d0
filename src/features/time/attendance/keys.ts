import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../../server/context.ts'
import { sha256 } from '../../../server/crypto.ts'

/** Keys of devices, codes that a kiosk shows, and what our clock said: each names what it is for and proves that it comes from here. */

const hex = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const SECRET = 24

/** A new key of a device, with what the database keeps of it. */
export const newDeviceKey = (companyId: string, deviceId: string): { key: string; hash: Buffer } => {
  const key = Buffer.concat([hex(companyId), hex(deviceId), randomBytes(SECRET)]).toString('base64url')
  return { key, hash: sha256(key) }
}

/** Which device of which company a key says it is of; null: it is none. Whether it holds, its hash says. */
export const readDeviceKey = (key: string): { companyId: string; deviceId: string; hash: Buffer } | null => {
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length !== 32 + SECRET || bytes.toString('base64url') !== key) return null
  return { companyId: uuidOf(bytes.subarray(0, 16)), deviceId: uuidOf(bytes.subarray(16, 32)), hash: sha256(key) }
}

export const sameBytes = (a: Buffer | null, b: Buffer): boolean =>
  a !== null && a.length === b.length && timingSafeEqual(a, b)

/** How long a code of a kiosk is shown, seconds; it holds for one span longer, for whoever has just read it. */
export const CODE_SECONDS = 30

type Keys = Pick<Services, 'fields'>
const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / CODE_SECONDS)
const codeFor = ({ fields }: Keys, companyId: string, deviceId: string, step: number) =>
  fields.nameOf(companyId, 'kiosk-code', `${deviceId} ${step}`).subarray(0, 12).toString('base64url')

/** What a kiosk shows at a moment. */
export const kioskCodeAt = (keys: Keys, companyId: string, deviceId: string, now: Date): string =>
  `${deviceId}.${codeFor(keys, companyId, deviceId, stepAt(now))}`

/** The device whose code this is, shown around a moment; null: it is none of the company, or no longer shown. */
export const deviceOfCode = (keys: Keys, companyId: string, code: string, at: Date): string | null => {
  const [deviceId = '', shown = ''] = code.split('.')
  if (!/^[0-9a-f-]{36}$/.test(deviceId)) return null
  const now = stepAt(at)
  const holds = [now, now - 1, now + 1].some((step) =>
    sameBytes(Buffer.from(codeFor(keys, companyId, deviceId, step)), Buffer.from(shown)),
  )
  return holds ? deviceId : null
}

/** How long after its punch a photo is taken in, ms. */
const PHOTO_MS = 5 * 60_000

const photoMac = ({ fields }: Keys, companyId: string, said: string) =>
  fields.nameOf(companyId, 'kiosk-photo', said).subarray(0, 18).toString('base64url')

/** What the photo of one punch is sent with. It says nothing but which punch, and holds for minutes. */
export const newPhotoTicket = (keys: Keys, companyId: string, punchId: string, now: Date): string => {
  const said = `${companyId}.${punchId}.${now.getTime() + PHOTO_MS}`
  return `${said}.${photoMac(keys, companyId, said)}`
}

/** Whose photo a ticket is for; null: it is none of ours, or over. */
export const readPhotoTicket = (
  keys: Keys,
  ticket: string,
  now: Date,
): { companyId: string; punchId: string } | null => {
  const [companyId = '', punchId = '', until = '', mac = ''] = ticket.split('.')
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  if (!uuid.test(companyId) || !uuid.test(punchId) || !/^\d{1,15}$/.test(until)) return null
  const expected = photoMac(keys, companyId, `${companyId}.${punchId}.${until}`)
  if (!sameBytes(Buffer.from(expected), Buffer.from(mac))) return null
  return Number(until) > now.getTime() ? { companyId, punchId } : null
}

/** What our clock says, for somebody to bring back with a punch. */
export const clockAnchor = ({ fields }: Keys, companyId: string, employeeId: string, now: Date) => {
  const at = now.toISOString()
  return { at, signature: fields.nameOf(companyId, 'punch-clock', `${employeeId} ${at}`).toString('base64url') }
}

/** Whether it was our clock that said so, to this person. */
export const isOurClock = (
  { fields }: Keys,
  companyId: string,
  employeeId: string,
  { at, signature }: { at: string; signature: string },
): boolean =>
  sameBytes(fields.nameOf(companyId, 'punch-clock', `${employeeId} ${at}`), Buffer.from(signature, 'base64url'))

/** One key for everything that makes a punch this one and no other. */
export const sourceKeyOf = (...parts: readonly (string | number | null)[]): string =>
  uuidOf(createHash('md5').update(JSON.stringify(parts)).digest())
