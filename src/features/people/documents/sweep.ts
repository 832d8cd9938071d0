import type { Services } from '../../../server/context.ts'
import { listStoredKeys } from '../../career/profile/cvs.service.ts'
import * as query from './queries.ts'

const DAY = 24 * 60 * 60 * 1000
/** An upload under way has its bytes before its row: younger files are left alone. */
const HOUR = 60 * 60 * 1000

const PIECE = 1_000

/**
 * Files without a row: their transaction was rolled back, their document removed or their company closed. Photos nobody kept lose their row
 * first. Each company's files are asked of that company alone.
 */
export const sweepFiles = async ({
  database,
  files,
  now,
}: Pick<Services, 'database' | 'files' | 'now'>): Promise<void> => {
  const at = now().getTime()
  let company = ''
  let keys: string[] = []
  const sweep = async () => {
    if (keys.length === 0) return
    const known = await database.forCompany(company, (db) => query.findKnownKeys(db, company, keys))
    // Whose they are may be a person as well.
    for (const key of await listStoredKeys({ database }, company, keys)) known.add(key)
    for (const key of keys) if (!known.has(key)) await files.remove(key)
    keys = []
  }
  for await (const { key, writtenAt } of files.list()) {
    const of = key.slice(0, key.indexOf('/'))
    if (of !== company) {
      await sweep()
      company = of
      await database.forCompany(company, (db) => query.dropLoosePhotos(db, company, new Date(at - DAY)))
    }
    if (at - writtenAt > HOUR) keys.push(key)
    if (keys.length === PIECE) await sweep()
  }
  await sweep()
}
