// Seals everything anew with the newest key of FIELD_KEY: node scripts/rotate-keys.ts, with the server's settings, while servers run that know both
// keys. Broken off, it goes on when it is started again. BATCH: rows in one transaction.
import { features } from '../src/app/features.ts'
import { fieldCrypto } from '../src/server/crypto.ts'
import { diskFiles } from '../src/server/files.ts'
import { rotateKeys } from '../src/server/key-rotation.ts'
import { readSettings } from '../src/server/settings.ts'
import { openPool } from '../src/server/sql.ts'
import { openDatabase } from '../src/server/tenancy.ts'
import { databaseOfSettings } from './database.ts'

const settings = readSettings(process.env)
const { dataDir, s3, keys } = settings
const fields = fieldCrypto(keys.keyring)
const server = await databaseOfSettings(settings)
const pool = openPool(server.url, 2)
try {
  const database = openDatabase(pool, pool)
  const files = s3 ? (await import('../src/server/files.s3.ts')).s3Files(s3) : diskFiles(`${dataDir}/files`)
  console.log(`Sealing with key ${fields.version}`)
  await rotateKeys(
    { database, fields, files, features },
    ({ what, count }) => console.log(`${what}: ${count}`),
    Number(process.env.BATCH) || undefined,
  )
  console.log(
    'Nothing is sealed with an older key any more. Once every server has started with both keys, the older one may go.',
  )
  files.close?.()
} finally {
  await pool.end()
  await server.stop()
}
