import type { Ground } from '../../../server/context.ts'
import { keepFile } from '../../../server/files.ts'
import { sendMessage } from '../../../server/messages.ts'
import { write } from '../../platform/messages/templates/write.ts'
import * as query from './queries.ts'
import { KEPT_DAYS } from './rules.ts'
import { zipOf } from './write.ts'

type Wanted = { companyId: string; exportId: string }

/** Of the file, kept under one key. */
const PART = 1024 * 1024

const DAY = 24 * 60 * 60 * 1000

/** Makes an export. Run again for one cause, it begins anew and leaves one file. */
export const makeExport = async (ground: Ground, { companyId, exportId }: Wanted): Promise<void> => {
  const { doors } = ground
  const taken = await doors.asCompany(companyId, async (db) => {
    const found = await query.begin(db, companyId, exportId)
    if (found) await query.dropParts(db, companyId, exportId)
    return found && { ...found, company: { id: companyId, name: (await query.company(db, companyId)).name } }
  })
  if (!taken) return
  try {
    const counts = await writeParts(ground, exportId, {
      company: taken.company,
      withSecrets: taken.with_secrets,
      withFiles: taken.with_files,
      at: ground.now().toISOString(),
    })
    await finish(ground, { companyId, exportId }, counts, taken)
  } catch (error) {
    await doors.asCompany(companyId, async (db) => {
      await query.update(db, companyId, exportId, { status: 'failed', failure: String(error).slice(0, 500) })
      await query.dropParts(db, companyId, exportId)
    })
    throw error
  }
}

/** Everything as it is at one moment, however long the writing takes; each part is kept and its row committed before the next. */
const writeParts = async (ground: Ground, exportId: string, wanted: Parameters<typeof zipOf>[2]) => {
  const { doors } = ground
  const companyId = wanted.company.id
  const seen = { steps: 0, steps_done: 0, rows_written: 0, bytes: 0 }
  return doors.asCompany(
    companyId,
    async (db) => {
      const { out, counts } = await zipOf(ground, db, wanted, {
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
        const part = await keepFile(ground, companyId, bytes)
        seen.bytes += bytes.length
        await doors.asCompany(companyId, async (own) => {
          await query.insertPart(own, companyId, exportId, no, part)
          await query.advance(own, companyId, exportId, seen)
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
  ground: Ground,
  { companyId, exportId }: Wanted,
  counts: Record<string, number>,
  { company, asked_by }: { company: { name: string }; asked_by: string | null },
) =>
  ground.doors.asCompany(companyId, async (db) => {
    const now = ground.now().getTime()
    await query.advance(db, companyId, exportId, {
      status: 'ready',
      counts,
      finished_at: new Date(now).toISOString(),
      expires_at: new Date(now + KEPT_DAYS * DAY).toISOString(),
    })
    const asker = asked_by && (await query.account(db, companyId, asked_by))
    if (!asker) return
    await sendMessage(ground, db, {
      companyId,
      channel: 'email',
      recipient: asker.email,
      goodForMinutes: KEPT_DAYS * 24 * 60,
      ...write('export-ready', asker.language, {
        name: asker.first_name,
        company: company.name,
        link: `${ground.settings.publicUrl}/dashboard/company?tab=export`,
        days: KEPT_DAYS,
      }),
    })
  })

/** Each night: exports whose week is over. Their bytes go at once. */
export const purgeExports = async ({ doors, files, now }: Ground): Promise<void> => {
  const over = await doors.asPlatform((db) => query.expired(db, now().toISOString()))
  for (const { id, company_id } of over) {
    const keys = await doors.asCompany(company_id, async (db) => {
      await query.update(db, company_id, id, { status: 'expired' })
      return query.dropParts(db, company_id, id)
    })
    for (const key of keys) await files.remove(key)
  }
}
