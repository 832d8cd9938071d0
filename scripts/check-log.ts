// Verifies the chain of the log: node scripts/check-log.ts. Ends with 1 and names the first broken entry of each chain, else prints where each
// chain ends; kept elsewhere (FROM=file of an earlier run), those lines show later that nothing before them was written anew.
import { readFileSync } from 'node:fs'
import { fieldCrypto } from '../src/server/crypto.ts'
import { checkLog } from '../src/server/log-chain.ts'
import { readSettings } from '../src/server/settings.ts'
import { k, openPool } from '../src/server/sql.ts'
import { openDatabase } from '../src/server/tenancy.ts'
import { databaseOfSettings } from './database.ts'

const settings = readSettings(process.env)
const { keys } = settings
const database = await databaseOfSettings(settings)
// The whole log is read: as long as it takes.
const pool = openPool(database.url, 1, { statement: 0, answer: 0 })
try {
  const checked = await openDatabase(pool, pool).forPlatform((db) => checkLog(db, fieldCrypto(keys.keyring)))
  const earlier = process.env.FROM ? readFileSync(process.env.FROM, 'utf8').split('\n') : []
  const kept = await openDatabase(pool, pool).forPlatform(async (db) => {
    const faults: string[] = []
    for (const [chain, position, hash] of earlier
      .map((line) => line.split(' '))
      .filter((parts) => parts.length === 3)) {
      const company = chain === '00000000-0000-0000-0000-000000000000' ? null : (chain as string)
      const found = await db.maybe(
        k
          .selectFrom('audit_log')
          .select('hash')
          .where('position', '=', Number(position))
          .where('company_id', company === null ? 'is' : '=', company),
      )
      if (found?.hash?.toString('hex') !== hash) faults.push(`${chain} ${position}: not what it was when it was noted`)
    }
    return faults
  })
  for (const { chain, position, hash } of checked.heads) console.log(`${chain} ${position} ${hash.toString('hex')}`)
  for (const { chain, position, what } of checked.faults) console.error(`${chain} ${position}: ${what}`)
  for (const fault of kept) console.error(fault)
  const isWhole = checked.faults.length + kept.length === 0
  console.error(`${checked.chained} entries chained, ${checked.waiting} wait: ${isWhole ? 'whole' : 'BROKEN'}`)
  if (!isWhole) process.exitCode = 1
} finally {
  await pool.end()
  await database.stop()
}
