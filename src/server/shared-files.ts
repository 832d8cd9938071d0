import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './settings.ts'
import { type Connection, openPool } from './sql.ts'

/** Locks of this kind say where a living server keeps its files. */
const KIND = 0x46494c45

/** A number for a place of files: the same for every server that shares it. */
const placeOf = async ({ s3, dataDir }: Settings): Promise<number> => {
  const name = s3 ? `${s3.endpoint} ${s3.bucket} ${s3.prefix}` : await nameOfFolder(join(dataDir, 'files'))
  return createHash('sha256').update(name).digest().readInt32BE()
}

/** A folder is known by what is written in it: two servers may reach the same one by different paths. */
const nameOfFolder = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, '.name')
  await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}

const REFUSED =
  'Another server works on this database and keeps its files in another place: a file taken in by one would be missing at the other. ' +
  'Give all servers the same DATA_DIR/files (a shared disk) or the same bucket (S3_BUCKET), then start this one again.'

/** A connection that is lost, and with it what this server says of itself, is made again after, ms. */
const AGAIN_AFTER = 5_000

/**
 * Says in the database where this server keeps its files, for as long as it lives (a lock of its own connection, which goes with the process),
 * and throws one clear sentence when another living server keeps them elsewhere.
 */
export const shareFiles = async (
  ownerUrl: string,
  settings: Settings,
  tell: (sentence: string) => void = console.error,
): Promise<{ close: () => Promise<void> }> => {
  const place = await placeOf(settings)
  const pool = openPool(ownerUrl, 1)
  let held: Connection | null = null
  let timer: NodeJS.Timeout | null = null
  let isClosed = false
  const close = async () => {
    isClosed = true
    if (timer) clearTimeout(timer)
    held?.release(true)
    held = null
    await pool.end()
  }
  const say = async (): Promise<boolean> => {
    const client = await pool.connect()
    held = client
    client.once('error', () => {
      if (held !== client) return
      held = null
      client.release(true)
      later()
    })
    return lockAndLook(client, place)
  }
  const later = () => {
    if (isClosed) return
    timer = setTimeout(() => {
      say().then((isAlone) => isAlone || tell(REFUSED), later)
    }, AGAIN_AFTER)
    timer.unref()
  }
  const isAlone = await say().catch(async (error) => {
    await close()
    throw error
  })
  if (isAlone) return { close }
  await close()
  throw new Error(REFUSED)
}

/** True when nobody alive keeps files elsewhere. Said first, then looked: of two that start at once at least one sees the other. */
const lockAndLook = async (client: Connection, place: number): Promise<boolean> => {
  await client.query('select pg_advisory_lock_shared($1, $2)', [KIND, place])
  const { rowCount } = await client.query(
    `select from pg_locks where locktype = 'advisory' and granted and classid::bigint = $1 and objsubid = 2
        and objid::bigint <> $2 and database = (select oid from pg_database where datname = current_database())`,
    [KIND, place < 0 ? place + 2 ** 32 : place],
  )
  return rowCount === 0
}
