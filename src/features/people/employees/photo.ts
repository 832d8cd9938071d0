import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { storeUpload } from '../../platform/uploads/service.ts'
import { getEmployeeContext, lockEmployeeContext } from './people.ts'
import type * as contract from './photo.contract.ts'
import * as query from './queries.ts'

const addressOf = (id: string, file: string) => `/api/employees/${id}/photo?file=${file}`

export const uploadPhoto = async (ctx: Context, { id, name }: Parsed<typeof contract.uploadPhoto>) => {
  await lockEmployeeContext(ctx, id)
  const stored = await storeUpload(ctx, { purpose: 'photo', name, employeeId: id })
  ctx.audit({ action: 'employee.photo', targetType: 'employee', targetId: id, detail: { file: stored.id } })
  return { employee_photo_url: addressOf(id, stored.id) }
}

export const getPhoto = async (ctx: Context, { id, file }: Parsed<typeof contract.readPhoto>): Promise<Download> => {
  await getEmployeeContext(ctx, id)
  const found = await query.photoFile(ctx.db, ctx.actor.companyId, id, file)
  if (!found) throw notFound('Photo')
  const bytes = await readFileOf(ctx, ctx.actor.companyId, found.storage_key)
  return new Download(found.name, found.content_type, bytes)
}

/** Only a photo uploaded for this very person becomes theirs: no address from elsewhere is ever stored or fetched. */
export const refuseForeignPhoto = async (ctx: Context, id: string, url: string) => {
  const file = /\?file=([0-9a-f-]{36})$/.exec(url)?.[1]
  const known = file && url === addressOf(id, file) && (await query.photoFile(ctx.db, ctx.actor.companyId, id, file))
  if (!known) throw invalid({ employee_photo_url: 'Photo must be one uploaded for this employee' })
}
