import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from './context.ts'
import type { FieldCrypto } from './crypto.ts'
import { defineJob } from './jobs.ts'
import { type Db, k } from './sql.ts'

/** Entries chained in one transaction. */
const BATCH = 2_000
/** In one run: what a busy minute leaves, many times over. The rest is for the next. */
const BATCHES = 50

type Head = { chain: string; position: number; hash: Buffer }

/** Over where a chain ends, with a key of the house: who has the database alone cannot make one. */
const sealsOf = (fields: FieldCrypto, { chain, position, hash }: Head): Buffer[] =>
  fields.blindIndexes('platform', 'audit-head', `${chain} ${position} ${hash.toString('hex')}`)

const bearsSeal = (fields: FieldCrypto, head: Head & { seal: Buffer | null }): boolean =>
  sealsOf(fields, head).some((good) => head.seal?.length === good.length && timingSafeEqual(head.seal, good))

/** Each minute: entries of the log that are not chained yet. Resolves to how many chains went on. */
export const chainLog = async ({ database, fields }: Services, batch: number = BATCH): Promise<void> => {
  for (let n = 0; n < BATCHES; n++) {
    const more = await database.forPlatform(async (db) => {
      const heads = await db.many(sql<Head>`select chain, position, hash from chain_log(${batch})`)
      for (const head of heads)
        await db.run(
          k
            .updateTable('audit_heads')
            .set({ seal: sealsOf(fields, head)[0] as Buffer })
            .where('chain', '=', head.chain),
        )
      return heads.length > 0
    })
    if (!more) return
  }
}

/** With the newest key what bears a seal of an older one; what bears none of ours stays as it is, to be found. Answers how many. */
export const resealHeads = async (db: Db, fields: FieldCrypto): Promise<number> => {
  let count = 0
  for (const head of await db.many(k.selectFrom('audit_heads').selectAll())) {
    const newest = sealsOf(fields, head)[0] as Buffer
    if (!bearsSeal(fields, head) || head.seal?.equals(newest)) continue
    count += await db.run(
      k.updateTable('audit_heads').set({ seal: newest }).where('chain', '=', head.chain).where('hash', '=', head.hash),
    )
  }
  return count
}

export const logChainJobs = [{ ...defineJob('chain-log', (services) => chainLog(services)), timetable: '* * * * *' }]

/** What is wrong with the log: the first entry that does not follow, or an end that is not where it was. */
export type LogFault = { chain: string; position: number; what: string }
export type LogCheck = { faults: LogFault[]; heads: (Head & { at: string })[]; chained: number; waiting: number }

/** Looks through the whole log, `db` being opened as the platform. Faults are the first of each chain. */
export const checkLog = async (db: Db, fields: FieldCrypto): Promise<LogCheck> => {
  const broken =
    await db.many(
      sql<{ chain: string; position: number; id: number; at: string; action: string }>`select * from broken_log()`,
    )
  const faults: LogFault[] = broken.map(({ chain, position, id, at, action }) => ({
    chain,
    position,
    what: `entry ${id} (${action}, ${at}) does not follow from the one before it`,
  }))
  const heads = await db.many(k.selectFrom('audit_heads').selectAll().orderBy('chain'))
  const ends = await db.many(sql<Head>`
    select distinct on (1) coalesce(company_id, '00000000-0000-0000-0000-000000000000') as chain, position, hash
      from audit_log where hash is not null order by 1, position desc`)
  const found = new Map(ends.map((end) => [end.chain, end]))
  for (const head of heads) {
    const { chain, position } = head
    const end = found.get(chain)
    found.delete(chain)
    if (!bearsSeal(fields, head))
      faults.push({ chain, position, what: 'the end of the chain does not bear the seal of this installation' })
    else if (end?.position !== position || !end.hash.equals(head.hash))
      faults.push({ chain, position, what: `the chain ends at entry ${end?.position ?? 0} of ${position}` })
  }
  for (const { chain, position } of found.values())
    faults.push({ chain, position, what: 'entries were chained, and where the chain ends is not written down' })
  const counted = await db.one(sql<{ chained: number; waiting: number }>`
    select count(*) filter (where hash is not null) as chained, count(*) filter (where hash is null) as waiting from audit_log`)
  return { faults, heads, ...counted }
}
