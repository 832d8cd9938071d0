import { checkFileContent } from '../../../server/content.ts'
import type { Context, OpenContext } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { ownEmployeeId } from '../../people/employments/org.service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { keepUpload } from '../../platform/uploads/service.ts'
import type * as devices from './devices.contract.ts'
import { noRecord } from './intake.service.ts'
import { newPhotoTicket, readPhotoTicket } from './keys.ts'
import type * as contract from './photos.contract.ts'
import * as query from './photos.queries.ts'
import { attendanceSettings } from './settings.ts'
import type { PunchView } from './shapes.contract.ts'

/** The photo of a punch at a kiosk: taken where the company asks for one, looked at by people, deleted after its days. */

const DAY_MS = 86_400_000
/** Of a photo that comes after its site has stopped asking for one, days. */
const SHORTEST_DAYS = 7

/** Whether a kiosk of a site takes photos, and for how many days they are kept. Null: it takes none. */
export const photoDaysOf = async (db: Db, companyId: string, siteId: string | null): Promise<number | null> => {
  const place = siteId ? { companyId, siteId } : { companyId }
  const { kioskPhoto, kioskPhotoDays } = await settingsOf(db, attendanceSettings, place)
  return kioskPhoto ? kioskPhotoDays : null
}

type Punched = { companyId: string; punchId: string; employmentId: string; at: string; hasCamera: boolean }

/** Notes that a punch has a photo to come, or that there is no camera. Answers with the ticket that its photo is sent with. */
export const expectPhoto = async (ctx: OpenContext, db: Db, punched: Punched): Promise<string | null> => {
  const { companyId, punchId, employmentId, at, hasCamera } = punched
  const state = hasCamera ? 'expected' : 'no_camera'
  await query.insertPunchPhoto(db, companyId, { punchId, employmentId, at, state })
  return hasCamera ? newPhotoTicket(ctx, companyId, punchId, ctx.now()) : null
}

/**
 * Takes in the photo of a punch that was just made: once, within minutes of it.
 * @throws Refusal GONE for a ticket that is used or over, 422 for what is no JPEG picture
 */
export const keepPhoto = async (
  ctx: OpenContext,
  { ticket }: Parsed<typeof devices.sendKioskPhoto>,
): Promise<Output<typeof devices.sendKioskPhoto>> => {
  const gone = () => new Refusal('GONE', 'This photo belongs to no punch that waits for one.')
  const read = readPhotoTicket(ctx, ticket, ctx.now())
  if (!read) throw gone()
  const { content, bytes, problem } = await checkFileContent(ctx.upload ?? Buffer.alloc(0), ['jpeg'])
  if (problem !== null) throw invalid({ file: problem })
  const { companyId, punchId } = read
  return ctx.database.forCompany(companyId, async (db) => {
    const expected = await query.lockExpectedPhoto(db, companyId, punchId)
    if (!expected) throw gone()
    const days = (await photoDaysOf(db, companyId, expected.site_id)) ?? SHORTEST_DAYS
    const endsAt = new Date(ctx.now().getTime() + days * DAY_MS).toISOString()
    const { id } = await keepUpload(ctx, db, {
      companyId,
      userId: null,
      purpose: 'punch-photo',
      name: `punch.${content.extension}`,
      contentType: content.type,
      bytes,
      isClaimed: true,
      employeeId: expected.employee_id,
      endsAt,
    })
    await query.keepPunchPhoto(db, companyId, punchId, { fileId: id, endsAt })
    return { kept: true as const }
  })
}

/** What each punch of a day has of a photo; of those that were asked for none, nothing. */
export const photosOf = async (
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  punchIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<PunchView['photo']>>> => {
  if (punchIds.length === 0) return new Map()
  const at = now().getTime()
  const rows = await query.photosOfPunches(db, actor.companyId, punchIds)
  return new Map(
    rows.map(({ punch_id, state, has_file, ends_at }) => {
      const isThere = has_file && ends_at !== null && Date.parse(ends_at) > at
      return [punch_id, state === 'kept' && !isThere ? 'deleted' : state]
    }),
  )
}

const download = async (ctx: Context, employeeId: string, punchId: string): Promise<Download> => {
  const { companyId } = ctx.actor
  const found = await query.photoFileOf(ctx.db, companyId, { punchId, employeeId, now: ctx.now().toISOString() })
  if (!found) throw notFound('Photo')
  return new Download(found.name, found.content_type, await readFileOf(ctx, companyId, found.storage_key))
}

/** The photo of somebody's punch, for whoever keeps attendance. Each look is logged. @throws Refusal NOT_FOUND */
export const readPunchPhoto = async (
  ctx: Context,
  { id, punch }: Parsed<typeof contract.punchPhoto>,
): Promise<Download> => {
  const photo = await download(ctx, id, punch)
  ctx.audit({ action: 'attendance.view-photo', targetType: 'employee', targetId: id, detail: { punch } })
  return photo
}

/** The photo of one's own punch. @throws Refusal NOT_FOUND */
export const readMyPunchPhoto = async (
  ctx: Context,
  { punch }: Parsed<typeof contract.myPunchPhoto>,
): Promise<Download> => {
  const employeeId = await ownEmployeeId(ctx)
  if (employeeId === null) throw noRecord()
  return download(ctx, employeeId, punch)
}
