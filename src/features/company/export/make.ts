import type { Services } from '../../../server/context.ts'
import { storeFile } from '../../../server/files.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as query from './queries.ts'
import { RETENTION_DAYS } from './rules.ts'
import { zipOf } from './write.ts'

type Wanted = { companyId: string; exportId: string }

/** Of the file, kept under one key. */
const PART = 1024 * 1024

const DAY = 24 * 60 * 60 * 1000

/** Makes an export. Run again for one cause, it begins anew and leaves one file. */
export const makeExport = async (services: Services, { companyId, exportId }: Wanted): Promise<void> => {
  const { database } = services
  const taken = await database.forCompany(companyId, async (db) => {
    const found = await query.startExport(db, companyId, exportId)
    if (found) await query.dropParts(db, companyId, exportId)
    return found && { ...found, company: { id: companyId, name: (await query.getCompany(db, companyId)).name } }
  })
  if (!taken) return
  try {
    const counts = await writeParts(services, exportId, {
      company: taken.company,
      withSecrets: taken.with_secrets,
      withFiles: taken.with_files,
      at: services.now().toISOString(),
    })
    await finish(services, { companyId, exportId }, counts, taken)
  } catch (error) {
    await database.forCompany(companyId, async (db) => {
      await query.updateExport(db, companyId, exportId, { status: 'failed', failure: String(error).slice(0, 500) })
      await query.dropParts(db, companyId, exportId)
    })
    throw error
  }
}

/** Everything as it is at one moment, however long the writing takes; each part is kept and its row committed before the next. */
const writeParts = async (services: Services, exportId: string, wanted: Parameters<typeof zipOf>[2]) => {
  const { database } = services
  const companyId = wanted.company.id
  const seen = { steps: 0, steps_done: 0, rows_written: 0, bytes: 0 }
  return database.forCompany(
    companyId,
    async (db) => {
      const { out, counts } = await zipOf(services, db, wanted, {
        total: (steps) => {
          seen.steps = steps
        },
        step: (rows) => {
          seen.steps_done += rows
        },
      })
      seen.rows_written = Object.values(counts).reduce((sum, n) => sum + n, 0)
      let no = 0
      const keep = async (bytes: Buffer) => {
        const part = await storeFile(services, companyId, bytes)
        seen.bytes += bytes.length
        await database.forCompany(companyId, async (own) => {
          await query.insertPart(own, companyId, exportId, { no, part })
          await query.advanceExport(own, companyId, exportId, seen)
        })
        no++
      }
      let waiting: Buffer[] = []
      let size = 0
      for await (const chunk of out as AsyncIterable<Buffer>) {
        waiting.push(chunk)
        size += chunk.length
        if (size < PART) continue
        await keep(Buffer.concat(waiting))
        waiting = []
        size = 0
      }
      if (size > 0) await keep(Buffer.concat(waiting))
      return counts
    },
    { snapshot: true },
  )
}

const finish = (
  services: Services,
  { companyId, exportId }: Wanted,
  counts: Record<string, number>,
  { company, asked_by }: { company: { name: string }; asked_by: string | null },
) =>
  services.database.forCompany(companyId, async (db) => {
    const now = services.now().getTime()
    await query.advanceExport(db, companyId, exportId, {
      status: 'ready',
      counts,
      finished_at: new Date(now).toISOString(),
      expires_at: new Date(now + RETENTION_DAYS * DAY).toISOString(),
    })
    const asker = asked_by && (await query.findAccount(db, companyId, asked_by))
    if (!asker) return
    const link = `${services.settings.publicUrl}${paths.company({ tab: 'export' })}`
    const facts = { name: asker.first_name, company: company.name, link, days: RETENTION_DAYS }
    const letter = { goodForMinutes: RETENTION_DAYS * 24 * 60 }
    const recipients = [{ userId: asked_by, email: asker.email, language: asker.language, link, facts, letter }]
    await notifyPeople(services, db, { event: 'export-ready', companyId, recipients })
  })

/** Each night: exports whose week is over. Their bytes go at once. */
export const purgeExports = async ({ database, files, now }: Services): Promise<void> => {
  const over = await database.forPlatform((db) => query.listExpiredExports(db, now().toISOString()))
  for (const { id, company_id } of over) {
    const keys = await database.forCompany(company_id, async (db) => {
      await query.updateExport(db, company_id, id, { status: 'expired' })
      return query.dropParts(db, company_id, id)
    })
    for (const key of keys) await files.remove(key)
  }
}
