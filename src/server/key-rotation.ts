import { sql } from 'kysely'
import type { Services } from './context.ts'
import type { SealedColumn, SealedRow } from './feature.ts'
import { placeOfAnswer } from './idempotency.ts'
import { resealHeads } from './log-chain.ts'
import { type Db, k } from './sql.ts'

/** Rows sealed anew in one transaction: few enough that nobody waits long for one of them. */
const BATCH = 200

export type Resealed = { what: string; count: number }
type Resealing = Pick<Services, 'database' | 'fields' | 'files' | 'features'>

/** The server's own sealed column; those of features stand in their manifests. */
const ANSWERS: SealedColumn = {
  table: 'call_keys',
  column: 'answer',
  as: 'platform',
  place: ({ key }) => placeOfAnswer((key ?? '').replace('\\x', '')),
}

/**
 * Seals everything anew with the newest key, a batch at a time, each in a short transaction: rows that say an older `key_version`, then files,
 * an owner at a time. Broken off anywhere, it goes on where it was when it is called again. Resolves when nothing of an older key is left.
 */
export const rotateKeys = async (services: Resealing, tell: (done: Resealed) => void, batch = BATCH): Promise<void> => {
  const { database, fields, features } = services
  await database.forPlatform((db) =>
    db.run(sql`insert into key_rotations (version) values (${fields.version}) on conflict do nothing`),
  )
  const companies = await database.forPlatform((db) => db.many(k.selectFrom('companies').select('id').orderBy('id')))
  for (const column of [...features.flatMap((feature) => feature.sealed ?? []), ANSWERS]) {
    let count = 0
    const until = async (turn: () => Promise<number>) => {
      for (let n = await turn(); n > 0; n = await turn()) count += n
    }
    if (column.as === 'platform')
      await until(() => database.forPlatform((db) => resealBatch(services, db, column, batch)))
    else
      for (const { id } of companies)
        await until(() => database.forCompany(id, (db) => resealBatch(services, db, column, batch)))
    tell({ what: column.table, count })
  }
  tell({ what: 'audit_heads', count: await database.forPlatform((db) => resealHeads(db, fields)) })
  tell({ what: 'files', count: await resealFiles(services) })
  await database.forPlatform((db) =>
    db.run(sql`update key_rotations set finished_at = now() where version = ${fields.version}`),
  )
}

type Row = { at: string; row: SealedRow; sealed: Buffer; company: string | null }

const resealBatch = async ({ fields }: Resealing, db: Db, column: SealedColumn, most: number): Promise<number> => {
  const { index, place } = column
  const company =
    column.keysOf === 'account'
      ? sql`(select u.company_id::text from users u where u.id = t.user_id)`
      : sql`to_jsonb(t) ->> 'company_id'`
  // A row that is held stays at its place (`ctid`) for as long.
  const rows = await db.many(sql<Row>`
    select t.ctid::text as at, to_jsonb(t) as row, ${sql.ref(`t.${column.column}`)} as sealed, ${company} as company
      from ${sql.table(column.table)} t
     where t.key_version is not null and t.key_version < ${fields.version}
     limit ${most} for update of t skip locked`)
  for (const { at, row, sealed, company } of rows) {
    const owner = company ?? 'platform'
    const plain = fields.openBytes(owner, place(row), sealed)
    const again = index && fields.blindIndex(owner, index.field(row), plain.toString('utf8'))
    await db.run(sql`
      update ${sql.table(column.table)}
         set ${sql.ref(column.column)} = ${fields.seal(owner, place(row), plain)}, key_version = ${fields.version}
             ${again ? sql`, ${sql.ref((index as { column: string }).column)} = ${again}` : sql``}
       where ctid = ${at}::tid`)
  }
  return rows.length
}

/** Files, by owner. One that was written meanwhile is sealed with the newest key already. */
const resealFiles = async ({ database, fields, files }: Resealing): Promise<number> => {
  const byOwner = new Map<string, string[]>()
  for await (const { key } of files.list()) {
    const owner = key.slice(0, 36)
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), key])
  }
  const { done } = await database.forPlatform((db) =>
    db.one(
      sql<{ done: string | null }>`select files_done_to as done from key_rotations where version = ${fields.version}`,
    ),
  )
  let count = 0
  for (const owner of [...byOwner.keys()].sort()) {
    if (done !== null && owner <= done) continue
    for (const key of byOwner.get(owner) ?? []) {
      if (key.endsWith('.part')) continue
      // Removed since it was listed: there is nothing to seal.
      const sealed = await files.get(key).catch(() => null)
      if (!sealed || fields.isNewest(owner, `file/${key}`, sealed)) continue
      await files.put(key, fields.seal(owner, `file/${key}`, fields.openBytes(owner, `file/${key}`, sealed)))
      count++
    }
    await database.forPlatform((db) =>
      db.run(sql`update key_rotations set files_done_to = ${owner}::uuid where version = ${fields.version}`),
    )
  }
  return count
}
